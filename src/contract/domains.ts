import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { constantsOf, type Domain, type DomainConstant } from "./constants.ts";
import type { Document } from "./document.ts";

/**
 * Finds the domain of each constant.
 * @param folder of the hand-written contract, with `components/constants/<domain>/<name>.yaml`, and with `domains.yaml`
 * for the titles that differ from the folder's name
 */
export async function constantDomains(folder: string): Promise<Map<string, Domain>> {
  const [files, titles] = await Promise.all([
    readdir(join(folder, "components/constants"), { recursive: true }),
    readFile(join(folder, "domains.yaml"), "utf8").then((text) => parseYaml(text) as Record<string, string>),
  ]);
  return new Map(
    files.flatMap((file): Array<[string, Domain]> => {
      const [, domain, name] = /^(\w+)[\\/](\w+)\.yaml$/.exec(file) ?? [];
      if (!domain || !name) return [];
      const domainTitle = titles[domain] ?? domain.charAt(0).toUpperCase() + domain.slice(1);
      return [[name, { domain, domainTitle }]];
    }),
  );
}

/**
 * The constants of a contract, with their domains.
 * @param folder of the hand-written contract
 * @throws Error if a constant does not have a file
 */
export async function domainConstants(document: Document, folder: string): Promise<DomainConstant[]> {
  const domains = await constantDomains(folder);
  return constantsOf(document).map((constant) => {
    const domain = domains.get(constant.name);
    if (!domain) {
      throw new Error(`The constant ${constant.name} has no file below ${join(folder, "components/constants")}.`);
    }
    return { ...constant, ...domain };
  });
}

/** Groups constants by domain, sorted by the domains' titles. */
export function byDomain<Item extends Domain>(items: Item[]): Array<{ domain: string; title: string; items: Item[] }> {
  const titles = new Map(items.map(({ domain, domainTitle }) => [domain, domainTitle]));
  return [...titles]
    .map(([domain, title]) => ({ domain, title, items: items.filter((item) => item.domain === domain) }))
    .sort((a, b) => a.title.localeCompare(b.title, "en"));
}
