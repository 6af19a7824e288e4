/** Converts a title to the form that addresses have: `Where to start` becomes `where-to-start`. */
export function slug(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
