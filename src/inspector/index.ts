/** What the forms of the reference need of the mock, whose server also serves them: an access token for a role. */
import { isValueOf, UserRole } from "../constants/index.ts";
import type { MountedHandler } from "../mock/mock.ts";
import { ownPageRefusal } from "../server/gate.ts";
import { json, refusal } from "../server/message.ts";

export const inspectorPath = "/inspector";

/** Keeps other sites from reading a token, and caches from keeping it. */
const headers = { "Cache-Control": "no-store", "Cross-Origin-Resource-Policy": "same-origin" };

/** Serves `/inspector/token`, and leads from `/inspector` to the page. What the role may not send, the mock refuses. */
export const inspector: MountedHandler =
  ({ issueAccessToken }) =>
  async (request) => {
    if (request.path !== `${inspectorPath}/token`)
      return { status: 307, headers: { Location: "/docs/inspector.html" }, body: "" };
    if (request.method !== "POST")
      return refusal(405, "A token is issued with POST only.", { ...headers, Allow: "POST" });
    const reason = ownPageRefusal(request.headers);
    if (reason) return refusal(403, reason, headers);
    const role = new TextDecoder().decode(request.body);
    if (!isValueOf(UserRole, role)) return refusal(400, `${JSON.stringify(role)} is not a role.`, headers);
    return json(200, { access_token: issueAccessToken({ role }) }, headers);
  };
