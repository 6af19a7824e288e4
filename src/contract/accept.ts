const ofJson = /application\/json\s*;(?:[^,]*;)?\s*version\s*=\s*"?([^",;\s]*)/i;

/**
 * The API version that the header Accept selects (specification, Versioning).
 * @returns undefined if it does not select one, so that the default applies
 */
export function selectedVersion(accept: string | undefined): string | undefined {
  return accept === undefined ? undefined : ofJson.exec(accept)?.[1];
}
