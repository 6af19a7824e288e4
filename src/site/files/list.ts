import { clientProfileUrl, contractUrl } from "../urls.ts";

/** The files of the site for other programs. */
export const otherFiles: ReadonlyArray<{ url: string; text: string }> = [
  { url: contractUrl, text: "the contract, OpenAPI 3.1 (Swagger)" },
  { url: clientProfileUrl, text: "the same for generators of clients, OpenAPI 3.0.3" },
  { url: "constants.json", text: "all constants as JSON: every id with its name and meaning" },
  { url: "constants.csv", text: "all constants for a spreadsheet (CSV, Excel)" },
  { url: "llms.txt", text: "every page as Markdown, with a line about each" },
  { url: "llms-full.txt", text: "all of these pages in one file" },
];
