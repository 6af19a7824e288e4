import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Validate } from "./messages.ts";

/** openapi-request-validator and openapi-response-validator, for one operation. They take parsed bodies. */
export async function prepare(): Promise<Validate> {
  const require = createRequire(`${process.cwd()}/bench/package.json`);
  const { default: RequestValidator } = require("openapi-request-validator");
  const { default: ResponseValidator } = require("openapi-response-validator");
  const { paths, components } = JSON.parse(await readFile("generated/openapi.json", "utf8"));
  const { requestBody, responses } = paths["/monitor_groups"].post;
  const created = { 201: responses[201] };
  const ofRequest = new RequestValidator({ requestBody, componentSchemas: components.schemas, parameters: [] });
  const ofResponse = new ResponseValidator({ responses: created, components });
  return (request, response) =>
    ofRequest.validateRequest({ headers: request.headers, body: JSON.parse(request.body) }) === undefined &&
    ofResponse.validateResponse(response.status, JSON.parse(response.body)) === undefined;
}
