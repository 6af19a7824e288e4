import { document } from "../../../generated/controls/document.ts";
import { basePath } from "../../contract/base-path.ts";
import { type Document, refName } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import { Router } from "../../contract/router.ts";
import { type Handler, type HttpRequest, type HttpResponse, json } from "../../server/message.ts";
import { nearestTexts } from "../../shared/nearest.ts";
import { bodyText } from "../../validation/message.ts";
import type { MockControls } from "../controls.ts";
import { UnmetExpectationsError } from "../state/expectations.ts";
import { type GateOptions, refusalOf } from "./gate.ts";
import { checkedInput } from "./input.ts";
import { operations } from "./operations.ts";

/** Path of the mock's controls, for tests in other languages than TypeScript. */
export const controlPath = "/_mock";

const controlDocument = document as Document;
const documented = operationsOf(controlDocument);
const router = new Router(documented, controlPath);

export function controlHandler(mock: MockControls, gate: GateOptions): Handler {
  return async (request) => {
    const refusal = refusalOf(request.headers, gate);
    if (refusal) return problem(403, refusal);
    // By the name under which this client reaches the mock, such as that of its container.
    const authUrl = mock.authUrl.replace(/(?<=:\/\/).*/, (host) => request.headers.host ?? host);
    const controls = { ...mock, authUrl, baseUrl: authUrl + basePath };
    const path = request.path.replace(/\/$/, "");
    const method = request.method === "HEAD" ? "GET" : request.method;
    if (path === controlPath && method === "GET")
      return json(200, { ...controlDocument, servers: [{ url: authUrl + controlPath, description: "This mock." }] });
    const route = router.find(path);
    if (!route) return unknownPath(path.slice(controlPath.length));
    const operation = route.operations.get(method);
    if (operation) return run(operation, route.parameters.name ?? "", request, controls);
    const allowed = [...route.operations.keys()].join(", ");
    return problem(405, `${path} takes ${allowed}, not ${method}.`, { Allow: allowed });
  };
}

function run(operation: Operation, name: string, request: HttpRequest, controls: MockControls): HttpResponse {
  try {
    const body = inputOf(operation, request);
    if (request.query !== "") throw new TypeError("The controls take no query.");
    const data = operations[operation.id]?.(controls, body as never, name) ?? null;
    return json(200, { code: 0, message: "success", data });
  } catch (error) {
    if (error instanceof SyntaxError) return problem(400, "The body is not valid JSON.");
    if (error instanceof TypeError) return problem(400, error.message);
    if (error instanceof UnmetExpectationsError) return problem(409, error.message);
    // The value is nested too deep for a copy or a message.
    if (error instanceof RangeError) return problem(400, "The body is nested too deep.");
    throw error;
  }
}

function inputOf({ id, requestBody }: Operation, { body, method }: HttpRequest): unknown {
  if (!requestBody?.schema) {
    // Some clients send an empty object with every POST.
    if (body.length > 0 && body.toString("utf8").trim() !== "{}" && method !== "HEAD")
      throw new TypeError(`${id} takes no body.`);
    return {};
  }
  if (body.length === 0 && requestBody.isRequired) throw new TypeError(`${id} needs a body in JSON.`);
  const value: unknown = body.length === 0 ? {} : JSON.parse(bodyText(body) ?? "");
  return checkedInput(refName(requestBody.schema.$ref ?? ""), value, id);
}

function unknownPath(path: string): HttpResponse {
  const nearest = nearestTexts([...new Set(documented.map((one) => one.path))], path).join(", ");
  return problem(404, `The mock has no control ${path}; nearest: ${nearest}. GET ${controlPath} describes them.`);
}

function problem(status: number, message: string, headers: Record<string, string> = {}): HttpResponse {
  return json(status, { code: status, message }, headers);
}
