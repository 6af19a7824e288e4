import type { Site } from "./model/site.ts";
import { constantLink, operationLink, schemaLink, tagLink } from "./redoc/deep-links.ts";
import { constantsUrl, guideUrl, homeUrl, operationsUrl, operationUrl, schemaUrl } from "./urls.ts";

/**
 * The pages that links into the former reference, a page of Redoc's at `index.html`, lead to now, by their fragment.
 * Redoc had two formats: `#/monitors/listmonitors`, and before that `#operation/listMonitors` and `#tag/Monitors`.
 */
export function oldLinks({ guides, operations, constants, rules, records, document }: Site): Record<string, string> {
  const tags = document.tags.map(({ name }): [string, string] => {
    const guide = guides.find((one) => one.name === name);
    return [name, guide ? guideUrl(guide) : operationsUrl];
  });
  return Object.fromEntries([
    ["#/", homeUrl],
    ...tags.flatMap(([name, url]) => [
      [tagLink(name), url],
      [`#tag/${name.replaceAll(" ", "-")}`, url],
    ]),
    ...operations.flatMap(({ id, tag }) => [
      [operationLink(tag, id), operationUrl(id)],
      [`#operation/${id}`, operationUrl(id)],
    ]),
    ...constants.flatMap(({ name, domain }) => [
      [constantLink(domain, name), schemaUrl("constants", name)],
      [constantLink(domain, "").slice(0, -1), `${constantsUrl}#domain-${domain}`],
    ]),
    ...rules.map(({ name }) => [schemaLink(name), schemaUrl("rules", name)]),
    ...records.map(({ name }) => [schemaLink(name), schemaUrl("records", name)]),
  ]);
}
