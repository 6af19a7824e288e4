/** Something that the search finds: a page or a part of one. */
export interface SearchDocument {
  url: string;
  title: string;
  /** What it is: `Guide`, `Operation`, `Constant`, … */
  kind: string;
  /** The title of the page that it is a part of. */
  within?: string;
  /** What users type to get exactly this: ids, names, paths. */
  names: string[];
  text: string;
}
