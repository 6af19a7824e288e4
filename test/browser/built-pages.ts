import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { inject } from "vitest";

export const ways = ["http", "disk"] as const;

export interface BuiltPages {
  /** The address of a page, on a server or on disk. */
  url(page: string, way?: (typeof ways)[number]): string;
  /** Every page, such as `guides/errors.html`. */
  names(): Promise<string[]>;
}

/** Opens the search with the keyboard, and waits for the results of a query. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search the site" }).fill(query);
  await page.getByRole("listbox", { name: "Results" }).waitFor();
}

/** The site of the contract, which was built for the run. */
export function builtPages(): BuiltPages {
  const { generated = "", origin = "" } = inject("sharedByRun") ?? {};
  return {
    async names() {
      const files = await readdir(join(generated, "docs"), { recursive: true });
      return files.filter((name) => name.endsWith(".html"));
    },
    url: (page, way = "http") =>
      way === "disk" ? `${pathToFileURL(join(generated, "docs"))}/${page}` : `${origin}/docs/${page}`,
  };
}
