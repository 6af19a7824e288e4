import { selectedVersion } from "../../contract/accept.ts";
import type { Operation } from "../../contract/operations.ts";
import { Refusal } from "../refusal.ts";

/**
 * The API version that a request selects in its header Accept (specification, Versioning).
 * @throws Refusal if it is not the operation's version
 */
export function versionOf(accept: string | undefined, { version: supported }: Operation): string {
  const version = selectedVersion(accept) ?? supported;
  if (version === supported) return version;
  throw new Refusal(
    "BadRequest",
    `the header Accept requests version ${JSON.stringify(version)}; the operation has version ${supported}`,
  );
}
