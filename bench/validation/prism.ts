import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Validate } from "./messages.ts";

/** Prism's validation. It takes parsed bodies. */
export async function prepare(): Promise<Validate> {
  const require = createRequire(`${process.cwd()}/package.json`);
  const { getHttpOperationsFromSpec } = require("@stoplight/prism-http");
  const { validateInput, validateOutput } = require("@stoplight/prism-http/dist/validator");
  const document = JSON.parse(await readFile("generated/openapi.json", "utf8"));
  const operations = await getHttpOperationsFromSpec(document);
  const resource = operations.find(({ iid }: { iid: string }) => iid === "createMonitorGroup");
  return (request, response) => {
    const input = { method: "post", url: { path: "/monitor_groups", query: {} }, headers: request.headers };
    const output = { statusCode: response.status, headers: response.headers, body: JSON.parse(response.body) };
    const first = validateInput({ resource, element: { ...input, body: JSON.parse(request.body) } });
    return first._tag === "Right" && validateOutput({ resource, element: output })._tag === "Right";
  };
}
