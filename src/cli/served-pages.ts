import { isValueOf, UserRole } from "../constants/index.ts";
import type { MountedHandler } from "../mock/mock.ts";
import { permittedMethods } from "../mock/role-methods.ts";
import { serveFiles } from "../server/files.ts";
import { ownPageRefusal } from "../server/gate.ts";
import { type HttpResponse, json, refusal } from "../server/http-message.ts";
import { inspectorPath, inspectorUrl, siteRoot, tokenPath } from "../site/urls.ts";

/** The reference and the inspector, as handlers of the mock's server. */
export function pages(): Record<string, MountedHandler> {
  return {
    "/": () => async () => redirectTo(`${siteRoot}/`),
    [siteRoot]: reference,
    [inspectorPath]: inspector,
  };
}

/** A page of another site could show ours in a frame, and let the user click on its form. */
const framingHeaders = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** The reference, rendered when it is first opened. */
const reference: MountedHandler = (_mock, { document }) => {
  let rendered: Promise<Map<string, string>> | undefined;
  const files = serveFiles(siteRoot, async (name) => {
    rendered ??= import("../site/index.ts").then(({ renderSite }) => renderSite(document, { roles: permittedMethods }));
    return (await rendered).get(name);
  });
  return async (request) => {
    const response = await files(request);
    if (typeof response === "string") return response;
    return { ...response, headers: { ...response.headers, ...framingHeaders } };
  };
};

/** Keeps other sites from reading a token, and caches from keeping it. */
const tokenHeaders = { "Cache-Control": "no-store", "Cross-Origin-Resource-Policy": "same-origin" };

/**
 * Issues a token with the role that the reader chose for the inspector's form; redirects `/inspector` to the inspector's page.
 * The mock checks what the role may do.
 */
const inspector: MountedHandler =
  ({ issueAccessToken }) =>
  async (request) => {
    if (request.path !== tokenPath) return redirectTo(`${siteRoot}/${inspectorUrl}`);
    if (request.method !== "POST")
      return refusal(405, "A token is issued with POST only.", { ...tokenHeaders, Allow: "POST" });
    const reason = ownPageRefusal(request.headers);
    if (reason) return refusal(403, reason, tokenHeaders);
    const role = new TextDecoder().decode(request.body);
    if (!isValueOf(UserRole, role)) return refusal(400, `${JSON.stringify(role)} is not a role.`, tokenHeaders);
    return json(200, { access_token: issueAccessToken({ role }) }, tokenHeaders);
  };

function redirectTo(location: string): HttpResponse {
  return { status: 307, headers: { Location: location }, body: "" };
}
