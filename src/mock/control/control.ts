import { basePath } from "../../contract/base-path.ts";
import { type Handler, type HttpRequest, type HttpResponse, json } from "../../server/message.ts";
import { percentDecoded } from "../../shared/text.ts";
import { textOf } from "../../validation/message.ts";
import type { MockControls } from "../controls.ts";
import { assertInput } from "./check-input.ts";
import { docsPage } from "./docs-page.ts";
import { controlDocument } from "./document.ts";
import { type GateOptions, refusalOf } from "./gate.ts";
import { type ControlOperation, controlOperations } from "./operations.ts";

/** Path of the mock's controls, for tests in other languages than TypeScript. */
export const controlPath = "/_mock";

/** Allows the page nothing but its own style. */
const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};

const routes = controlOperations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace("{name}", "(?<name>[^/]+)")}$`),
}));

/** Handles the requests to the control path. */
export function controlHandler(mock: MockControls, gate: GateOptions): Handler {
  return async (request) => {
    const refusal = refusalOf(request.headers, gate);
    if (refusal) return problem(403, refusal);
    // By the name under which this client reaches the mock, such as that of its container.
    const authUrl = mock.authUrl.replace(/(?<=:\/\/).*/, (host) => request.headers.host ?? host);
    const controls = { ...mock, authUrl, baseUrl: authUrl + basePath };
    const server = authUrl + controlPath;
    const { method, path } = request;
    const below = path.slice(controlPath.length).replace(/^\/$/, "");
    const isGet = method === "GET" || method === "HEAD";
    if (below === "" && isGet) return json(200, controlDocument(server));
    if (below === "/docs" && isGet) return { status: 200, headers: pageHeaders, body: docsPage(server) };
    const atPath = routes.filter(({ pattern }) => pattern.test(below));
    const route = atPath.find(({ operation }) => operation.method === (method === "HEAD" ? "GET" : method));
    if (route) return run(route.operation, route.pattern.exec(below)?.groups?.name ?? "", request, controls);
    if (atPath.length > 0) {
      const allowed = atPath.map(({ operation }) => operation.method).join(", ");
      return json(405, { code: 405, message: `${below} takes ${allowed}, not ${method}.` }, { Allow: allowed });
    }
    return problem(
      404,
      `The mock has no control ${below}. GET ${controlPath} describes them, GET ${controlPath}/docs shows them.`,
    );
  };
}

function run(operation: ControlOperation, name: string, request: HttpRequest, controls: MockControls): HttpResponse {
  try {
    const body = inputOf(operation, request);
    if (request.query !== "") throw new TypeError("The controls take no query.");
    return json(200, {
      code: 0,
      message: "success",
      data: operation.run(controls, body as never, decoded(name)) ?? null,
    });
  } catch (error) {
    if (error instanceof SyntaxError) return problem(400, "The body is not valid JSON.");
    if (error instanceof TypeError) return problem(400, error.message);
    // The value is nested too deep for a copy or a message.
    if (error instanceof RangeError) return problem(400, "The body is nested too deep.");
    throw error;
  }
}

function inputOf({ id, body: takes }: ControlOperation, { body, method }: HttpRequest): unknown {
  if (!takes) {
    // Some clients send an empty object with every POST.
    if (body.length > 0 && body.toString("utf8").trim() !== "{}" && method !== "HEAD")
      throw new TypeError(`${id} takes no body.`);
    return {};
  }
  if (body.length === 0 && takes.isRequired) throw new TypeError(`${id} needs a body in JSON.`);
  const value: unknown = body.length === 0 ? {} : JSON.parse(textOf(body) ?? "");
  assertInput(takes.schema, value);
  return value;
}

function decoded(name: string): string {
  const decodedName = percentDecoded(name);
  if (decodedName === undefined) throw new TypeError("The name contains an invalid percent escape.");
  return decodedName;
}

function problem(status: number, message: string): HttpResponse {
  return json(status, { code: status, message });
}
