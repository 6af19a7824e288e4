import type { Document } from "../contract/document.ts";
import { inspector, inspectorPath } from "../inspector/index.ts";
import type { MountedHandler } from "../mock/mock.ts";
import { permittedMethods } from "../mock/role-methods.ts";
import { serveFiles } from "../server/files.ts";

/** The reference and the inspector, as handlers of the mock's server. */
export function pages(): Record<string, MountedHandler> {
  return {
    "/": () => async () => ({ status: 307, headers: { Location: "/docs/" }, body: "" }),
    "/docs": reference,
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
  const site = () => {
    rendered ??= render(document).catch((error) => {
      // After a failure it is tried again.
      rendered = undefined;
      throw error;
    });
    return rendered;
  };
  const files = serveFiles("/docs", async (name) => (await site()).get(name));
  return async (request) => {
    const response = await files(request);
    if (typeof response === "string") return response;
    return { ...response, headers: { ...response.headers, ...framingHeaders } };
  };
};

async function render(document: Document): Promise<Map<string, string>> {
  const { renderSite } = await import("../site/index.ts");
  return renderSite(document, { roles: permittedMethods });
}
