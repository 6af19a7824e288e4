import { basePath } from "../contract/base-path.ts";
import { type GateOptions, programRefusal } from "../server/gate.ts";
import { asAddressed, type Handler, json, refusal } from "../server/http-message.ts";
import { assertOptions, type Check, isPlainObject, wrongArgument } from "../shared/options.ts";
import { parseJson } from "../validation/body.ts";
import type { MockControls } from "./controls.ts";

/** The path of the mock's controls over HTTP, for tests in other languages. docs/mock-server.md documents its routes. */
export const controlPath = "/_mock";

// Any value passes, because `advance` itself checks the number.
const clock: Record<string, Check> = { milliseconds: ["a number", () => true] };

/** Runs a control. The body is parsed JSON; undefined without a body. */
type Run = (mock: MockControls, body: never) => unknown;

const routes: Readonly<Record<string, Readonly<Record<string, Run>>>> = {
  "": {
    GET: ({ baseUrl, authUrl, credentials, now }) => ({ baseUrl, authUrl, credentials, now: now() }),
  },
  "/reset": {
    POST: ({ reset }) => reset(),
  },
  "/records": {
    GET: ({ records }) => records(),
    PUT: ({ seed }, body) => seed(body),
  },
  "/overrides": {
    GET: ({ overrides }) => overrides(),
    POST: ({ override }, body) => override(body),
    DELETE: ({ clearOverrides }) => clearOverrides(),
  },
  "/requests": {
    GET: ({ requests }) => requests(),
    DELETE: ({ clearRequests }) => clearRequests(),
  },
  "/tokens": {
    POST: issueToken,
  },
  "/clock": {
    POST: ({ advance }, body: { milliseconds: number }) => {
      assertOptions("clock", body, clock);
      return { now: advance(body.milliseconds) };
    },
  },
};

/** Issues an access token or, for `"type": "grant"`, a grant code. */
function issueToken(mock: MockControls, body: { type?: string } = {}): object {
  if (!isPlainObject(body)) throw wrongArgument("tokens", "an object", body);
  const { type = "access", ...options } = body;
  if (type === "access") return { access_token: mock.issueAccessToken(options) };
  if (type === "grant") return { code: mock.issueGrant(options) };
  throw new TypeError(`tokens type: expected "access" or "grant"; got ${JSON.stringify(type)}`);
}

/** The handler of the control path, which calls the same functions as a test in the mock's process. */
export function controlHandler(mock: MockControls, gate: GateOptions): Handler {
  return async ({ method, path, headers, body }) => {
    const reason = programRefusal(headers, gate);
    if (reason) return refusal(403, reason);
    const name = path.slice(controlPath.length).replace(/\/$/, "");
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
    if (!route) {
      const all = Object.keys(routes).map((one) => controlPath + one);
      return refusal(404, `The mock has no ${path}. It has ${all.join(", ")}.`);
    }
    const run = Object.hasOwn(route, method) ? route[method] : undefined;
    if (!run) {
      const allowed = Object.keys(route).join(", ");
      return refusal(405, `${path} takes ${allowed}, not ${method}.`, { Allow: allowed });
    }
    // The response repeats the host name that the client used, such as the name of a container.
    const authUrl = asAddressed(mock.authUrl, headers);
    const read = body.length === 0 ? { value: undefined } : parseJson(body);
    if (read.problem) return refusal(400, `The body: ${read.problem.text}`);
    try {
      const data = run({ ...mock, authUrl, baseUrl: authUrl + basePath }, read.value as never) ?? null;
      return json(200, { code: 0, message: "success", data });
    } catch (error) {
      if (error instanceof TypeError) return refusal(400, error.message);
      throw error;
    }
  };
}
