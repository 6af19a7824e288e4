import { type HttpRequest, type HttpResponse, json } from "../../server/message.ts";
import type { MockControls } from "../controls.ts";

/** Path of the mock's controls, for tests in other languages than TypeScript. */
export const controlPath = "/_mock";

type Action = (controls: MockControls, body: Record<string, unknown>) => unknown;

const actions: Record<string, Action> = {
  "GET /": ({ baseUrl, authUrl, credentials }) => ({ baseUrl, authUrl, credentials, controls: Object.keys(actions) }),
  "POST /grants": ({ issueGrant }, body) => ({ code: issueGrant(body) }),
  "POST /access-tokens": ({ issueAccessToken }, { scopes }) => ({ access_token: issueAccessToken(scopes as string[]) }),
  "POST /faults": ({ fail }, body) => fail(body),
  "DELETE /faults": ({ clearFaults }) => clearFaults(),
  "GET /requests": ({ requests }) => requests(),
  "DELETE /requests": ({ clearRequests }) => clearRequests(),
  "POST /clock": ({ advance }, { milliseconds }) => ({ now: advance(milliseconds as number) }),
};

/** Any other host name may belong to a web page that attacks this machine (DNS rebinding). */
const ownHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Handles a request to the control path. */
export function controlResponse(request: HttpRequest, controls: MockControls): HttpResponse {
  const { method, path, headers, body } = request;
  if (headers.origin !== undefined || !ownHost.test(headers.host ?? "")) {
    return problem(403, "The control path accepts requests of local programs only, not of web pages.");
  }
  const name = path.slice(controlPath.length) || "/";
  const action = actions[`${method} ${name}`];
  if (!action)
    return problem(404, `Unknown control ${method} ${name}. The controls are ${Object.keys(actions).join(", ")}.`);
  try {
    const parameters = body.length === 0 ? {} : JSON.parse(body.toString("utf8"));
    if (typeof parameters !== "object" || parameters === null) throw new TypeError("The body must be a JSON object.");
    return json(200, { code: 0, message: "success", data: action(controls, parameters) ?? null });
  } catch (error) {
    if (error instanceof SyntaxError) return problem(400, "The body must be a JSON object.");
    if (error instanceof TypeError) return problem(400, error.message);
    // The value is nested too deep for JSON.stringify, which writes it into the message.
    if (error instanceof RangeError) return problem(400, "The body is nested too deep.");
    throw error;
  }
}

function problem(status: number, message: string): HttpResponse {
  return json(status, { code: status, message });
}
