import type { Operation } from "../../contract/operations.ts";
import { Refusal } from "../refusal.ts";

const ofJson = /application\/json\s*;(?:[^,]*;)?\s*version\s*=\s*"?([^",;\s]*)/i;

/**
 * The version that a request asks for (source: Versioning).
 * @throws Refusal if the operation has another
 */
export function versionOf(accept: string | undefined, { version: known }: Operation): string {
  const version = (accept && ofJson.exec(accept)?.[1]) ?? known;
  if (version === known) return version;
  throw new Refusal(
    "BadRequest",
    `the header Accept asks for version ${JSON.stringify(version)}; the operation has ${known}`,
  );
}
