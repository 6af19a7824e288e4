/** A program that `validators.ts` runs. It prints the median time of a validation in microseconds, by the named side. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { validators } from "../src/validation/all-operations.ts";
import { checkResponse } from "../src/validation/response/check-response.ts";
import { median } from "./measure.ts";

const request = {
  method: "POST",
  url: "https://www.acme.test/api/monitor_groups",
  headers: {
    authorization: "Svc-oauthtoken the-token",
    accept: "application/json; version=2.0",
    "content-type": "application/json;charset=UTF-8",
  },
  body: JSON.stringify({ display_name: "Web production", description: "Monitors of the production web sites" }),
};
const response = {
  status: 201,
  headers: { "content-type": "application/json;charset=UTF-8" },
  body: JSON.stringify({ code: 0, message: "success", data: {} }),
};

type Validate = (one: typeof request, other: typeof response) => boolean;

const { paths, components } = JSON.parse(readFileSync("generated/openapi.json", "utf8"));

const createMonitorGroup = validators.operation("createMonitorGroup");

const sides: Record<string, () => Validate> = {
  exchange: () => (one, other) =>
    validators.checkRequest(one).violations.length === 0 &&
    checkResponse(createMonitorGroup, other).violations.length === 0,
  bodies: () => {
    const [sent, received] = [createMonitorGroup.requestBody?.schema, createMonitorGroup.responses[201]?.schema];
    return (one, other) => sent?.is(JSON.parse(one.body)) === true && received?.is(JSON.parse(other.body)) === true;
  },
  ajv: () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema({ $id: "contract", components });
    const schema = (name: string) => ajv.getSchema(`contract#/components/schemas/${name}`);
    const [sent, received] = [schema("MonitorGroupCreateRequest"), schema("Envelope")];
    return (one, other) => sent?.(JSON.parse(one.body)) === true && received?.(JSON.parse(other.body)) === true;
  },
  openapiValidators: () => {
    // They are not installed with the project.
    const require = createRequire(import.meta.url);
    const { default: RequestValidator } = require("openapi-request-validator");
    const { default: ResponseValidator } = require("openapi-response-validator");
    const { requestBody, responses } = paths["/monitor_groups"].post;
    const sent = new RequestValidator({ requestBody, componentSchemas: components.schemas, parameters: [] });
    // It does not resolve the reference to a response.
    const created = components.responses[responses[201].$ref.split("/").at(-1)];
    const received = new ResponseValidator({ responses: { 201: created }, components });
    return (one, other) =>
      sent.validateRequest({ headers: one.headers, body: JSON.parse(one.body) }) === undefined &&
      received.validateResponse(other.status, JSON.parse(other.body)) === undefined;
  },
};

const validate = sides[process.argv[2] ?? ""]?.();
if (!validate) throw new Error(`The argument must be one of ${Object.keys(sides).join(", ")}.`);
if (!validate(request, response)) throw new Error("A valid exchange is refused.");
const brokenRequest = { ...request, body: JSON.stringify({ display_name: 1 }) };
const brokenResponse = { ...response, body: JSON.stringify({ code: 1, message: "success" }) };
if (validate(brokenRequest, response) || validate(request, brokenResponse)) {
  throw new Error("A broken exchange is accepted.");
}

const batch = 50;
const times: number[] = [];
for (let round = 0; round < 400; round += 1) {
  const start = performance.now();
  for (let count = 0; count < batch; count += 1) validate(request, response);
  times.push(((performance.now() - start) / batch) * 1000);
}
console.log(median(times));
