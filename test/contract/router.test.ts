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

it("of templates that match, the one with more text comes first, and one that has the method before one that has not", () => {
  const policy = { path: "/policies/{policy}", method: "patch" };
  const verify = { path: "/policies/{policy}:verify", method: "post" };
  const file = { path: "/files/{file}", method: "put" };
  const extension = { path: "/files/{name}.{ext}", method: "get" };
  for (const operations of [
    [policy, verify, file, extension],
    [extension, file, verify, policy],
  ]) {
    const router = new Router(operations, "/api");
    const found = (path: string, method: string) => router.find(path, method)?.operations.get(method)?.path;
    expect(found("/api/policies/1:verify", "POST")).toBe(verify.path);
    expect(found("/api/policies/1", "PATCH")).toBe(policy.path);
    expect(found("/api/files/a.txt", "GET")).toBe(extension.path);
    expect(found("/api/files/a.txt", "PUT")).toBe(file.path);
    expect(router.find("/api/files/a.txt", "DELETE")?.operations.has("GET")).toBe(true);
  }
});
