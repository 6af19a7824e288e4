import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import type { Domain } from "./document.ts";

/**
 * The domain of each constant.
 * @param folder the hand-written contract: `components/constants/<domain>/<name>.yaml`, and `domains.yaml` with the titles
 * that do not follow from the folder's name
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

/** Constants by domain, in the order of the domains' titles. */
export function byDomain<Item extends Domain>(items: Item[]): Array<{ domain: string; title: string; items: Item[] }> {
  const titles = new Map(items.map(({ domain, domainTitle }) => [domain, domainTitle]));
  return [...titles]
    .map(([domain, title]) => ({ domain, title, items: items.filter((item) => item.domain === domain) }))
    .sort((a, b) => a.title.localeCompare(b.title, "en"));
}
