import { expect, it } from "vitest";
import { Router } from "../../src/contract/router.ts";

const find = (paths: readonly string[], path: string) => {
  const operations = paths.map((one) => ({ path: one, method: "get", isOAuth: false }));
  return new Router(operations, "/api").find(path)?.operations.get("GET")?.path;
};

it.each([
  ["/zones/{zone}/records/{id}", "/zones/{zone}/records/export", "/api/zones/1/records/export"],
  ["/{kind}/{id}", "/{kind}/export", "/api/a/export"],
  ["/{kind}/{id}/x", "/zones/{id}/x", "/api/zones/1/x"],
])("a concrete segment is matched before a parameter, whatever stands first: %s and %s", (template, concrete, path) => {
  expect(find([template, concrete], path)).toBe(concrete);
  expect(find([concrete, template], path)).toBe(concrete);
});
