import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inject } from "vitest";

export const ownPages = ["constants.html", "coverage.html"];
export const ways = ["http", "disk", "http, without the policy"] as const;

export interface BuiltPages {
  /** The folder with what is generated. */
  readonly generated: string;
  /** The address of a page. Without its policy, nothing keeps the page from loading what it likes. */
  url(page: string, way?: (typeof ways)[number]): string;
}

/** The pages of the contract, which were built for the run. */
export function builtPages(): BuiltPages {
  const { generated = "", origin = "" } = inject("sharedByRun") ?? {};
  return {
    generated,
    url(page, way = "http") {
      if (way === "disk") return `${pathToFileURL(join(generated, "docs"))}/${page}`;
      return `${origin}/docs/${way === "http" ? "" : "open/"}${page}`;
    },
  };
}
