import { Refusal } from "../refusal.ts";

/** The one version that the source names. */
const knownVersion = "2.0";

const ofJson = /application\/json\s*;(?:[^,]*;)?\s*version\s*=\s*"?([^",;\s]*)/i;

/**
 * The version that a request asks for (source: Versioning).
 * @throws Refusal if there is none of it
 */
export function versionOf(accept: string | undefined): string {
  const version = (accept && ofJson.exec(accept)?.[1]) ?? knownVersion;
  if (version === knownVersion) return version;
  throw new Refusal(
    "BadRequest",
    `the header Accept asks for version ${JSON.stringify(version)}; there is ${knownVersion}`,
  );
}
