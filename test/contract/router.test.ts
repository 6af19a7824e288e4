import { expect, it } from "vitest";
import { Router } from "../../src/contract/router.ts";

/** Two templates of which the first is matched, and the request. */
it.each<[first: string, other: string, request: string]>([
  // A concrete segment before a parameter.
  ["GET /zones/{zone}/records/export", "GET /zones/{zone}/records/{id}", "GET /api/zones/1/records/export"],
  ["GET /{kind}/export", "GET /{kind}/{id}", "GET /api/a/export"],
  ["GET /zones/{id}/x", "GET /{kind}/{id}/x", "GET /api/zones/1/x"],
  // More of a text before less.
  ["POST /policies/{policy}:verify", "PATCH /policies/{policy}", "POST /api/policies/1:verify"],
  ["GET /files/{name}.{ext}", "PUT /files/{file}", "GET /api/files/a.txt"],
  ["GET /files/{name}.{ext}", "PUT /files/{file}", "DELETE /api/files/a.txt"],
  // One that has the method before one that has not.
  ["PUT /files/{file}", "GET /files/{name}.{ext}", "PUT /api/files/a.txt"],
])("%s is matched before %s, whatever stands first: %s", (first, other, request) => {
  const operationOf = (text: string) => ({ method: text.split(" ")[0] ?? "", path: text.split(" ")[1] ?? "" });
  const { method, path } = operationOf(request);
  for (const texts of [
    [first, other],
    [other, first],
  ]) {
    const route = new Router(texts.map(operationOf)).find(path, method);
    expect(route?.operations).toEqual([operationOf(first)]);
  }
});
