import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { document } from "../../generated/controls/document.ts";
import { validators } from "../../generated/controls/validators.ts";
import { basePath } from "../contract/base-path.ts";
import { type Document, refName } from "../contract/document.ts";
import { type Operation, operationsOf } from "../contract/operations.ts";
import { Router } from "../contract/router.ts";
import { addressedName, isLoopback, isOfOtherPage, loopbackNames } from "../server/host-names.ts";
import { type Handler, type HttpRequest, type HttpResponse, json } from "../server/message.ts";
import { nearestTexts } from "../shared/nearest.ts";
import { bodyText } from "../validation/message.ts";
import type { MockControls } from "./controls.ts";
import type { AnyOverride } from "./override.ts";

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
    // Records are replaced, whichever verb a client takes for that.
    const replaces = method === "POST" || method === "PATCH" ? route.operations.get("PUT") : undefined;
    const operation = route.operations.get(method) ?? replaces;
    if (operation) return run(operation, request, controls);
    const allowed = [...route.operations.keys()].join(", ");
    return problem(405, `${path} takes ${allowed}, not ${method}.`, { Allow: allowed });
  };
}

function run(operation: Operation, request: HttpRequest, controls: MockControls): HttpResponse {
  try {
    const body = inputOf(operation, request);
    if (request.query !== "") throw new TypeError("The controls take no query.");
    const data = operations[operation.id]?.(controls, body as never) ?? null;
    return json(200, { code: 0, message: "success", data });
  } catch (error) {
    if (error instanceof SyntaxError) return problem(400, "The body is not valid JSON.");
    if (error instanceof TypeError) return problem(400, error.message);
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

export interface GateOptions {
  /** The address on which the mock listens; 127.0.0.1 if left out. */
  host: string | undefined;
  allowedHosts: readonly string[];
}

/** If other machines can reach the mock, it also responds to addresses in digits, which DNS rebinding cannot use. */
export function controlHosts({ host, allowedHosts }: GateOptions): string[] {
  const own = isLoopback(host) ? [] : [hostname(), ...(host && !isIP(host) ? [host] : [])];
  return [...loopbackNames, ...own, ...allowedHosts].map((name) => name.toLowerCase());
}

/** Why a request to the control path is refused; undefined if it is accepted. */
function refusalOf(headers: IncomingHttpHeaders, options: GateOptions): string | undefined {
  if (headers.origin !== undefined || isOfOtherPage(headers))
    return "The control path accepts requests of programs only, not of web pages.";
  const name = addressedName(headers);
  const names = controlHosts(options);
  if (names.includes(name)) return undefined;
  if (!isLoopback(options.host) && isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0) return undefined;
  return `The control path responds only to the host names ${names.join(", ")}. The option allowedHosts (--allowed-host) adds others.`;
}

/**
 * Checks what a control gets, by a schema of the control path's OpenAPI document.
 * @param what gets it, for the message: the function, or the operation of the control path
 * @throws TypeError that names all that is wrong, with the nearest names for unknown ones
 */
export function checkedInput<Value>(name: string, value: Value, what: string): Value {
  const problems = validators[name]?.problems(value) ?? [];
  if (problems.length === 0) return value;
  throw new TypeError(problems.map(({ at, text }) => `${at === "" ? what : `${what} ${at}`}: ${text}`).join("; "));
}

/** What runs an operation of the control path, with its checked body. */
type Run<Body> = (controls: MockControls, body: Body) => unknown;

export const operations: Readonly<Record<string, Run<never>>> = {
  getSettings: ({ baseUrl, authUrl, credentials, now }) => ({ baseUrl, authUrl, credentials, now: now() }),
  reset: ({ reset }) => reset(),
  getRecords: ({ records }) => records(),
  seed: ({ seed }, body) => seed(body),
  listCreated: ({ created }) => created(),
  override: ({ override }, body) => override(body),
  listOverrides: ({ overrides }) => overrides().map(withText),
  clearOverrides: ({ clearOverrides }) => clearOverrides(),
  listRequests: ({ requests }) => requests(),
  countRequests: ({ count }, body) => ({ count: count(body) }),
  clearRequests: ({ clearRequests }) => clearRequests(),
  issueGrant: ({ issueGrant }, body) => ({ code: issueGrant(body) }),
  issueAccessToken: ({ issueAccessToken }, body) => ({ access_token: issueAccessToken(body) }),
  advanceClock: ({ advance }, body: { milliseconds: number }) => ({ now: advance(body.milliseconds) }),
};

/** An override whose body can be JSON: those of a recording are bytes. */
function withText(override: AnyOverride): AnyOverride {
  const { body } = override;
  return body instanceof Uint8Array ? { ...override, body: Buffer.from(body).toString("utf8") } : override;
}
