import type { Operation } from "../../contract/operations.ts";
import { Refusal } from "../refusal.ts";

const ofJson = /application\/json\s*;(?:[^,]*;)?\s*version\s*=\s*"?([^",;\s]*)/i;

/**
 * The API version that a request selects in its header Accept (source: Versioning).
 * @throws Refusal if it is not the operation's version
 */
export function versionOf(accept: string | undefined, { version: supported }: Operation): string {
  const version = (accept && ofJson.exec(accept)?.[1]) ?? supported;
  if (version === supported) return version;
  throw new Refusal(
    "BadRequest",
    `the header Accept requests version ${JSON.stringify(version)}; the operation has version ${supported}`,
  );
}
