/** A text of JSON as a value; undefined if it is not valid. */
// biome-ignore lint/suspicious/noExplicitAny: a body can be anything, and each use checks what it needs
export function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
