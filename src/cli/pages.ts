import type { ClientOptions } from "../client/index.ts";
import { inspector, inspectorPath } from "../inspector/index.ts";
import type { MountedHandler } from "../mock/options.ts";
import { serveFiles } from "../server/files.ts";

export interface PagesOptions {
  /** The client options of the real service, for the inspector; the mock if left out. */
  live?: ClientOptions | undefined;
}

/**
 * The reference and the inspector, as handlers of the mock's server.
 * @throws TypeError that names a missing or invalid client option
 */
export function pages({ live }: PagesOptions = {}): Record<string, MountedHandler> {
  return {
    "/": () => async () => ({ status: 307, headers: { Location: "/docs/" }, body: "" }),
    "/docs": reference,
    [inspectorPath]: inspector({
      live,
      header: async (document) =>
        (await import("../site/index.ts")).renderInspectorHeader(document, "/docs/", `${inspectorPath}/`),
    }),
  };
}

/** A page of another site could show ours in a frame, and let the user click on its form. */
const framingHeaders = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** The reference, rendered when it is first opened, and again after the contract was reloaded. */
const reference: MountedHandler = (_mock, contract) => {
  const site = perObject(contract, async ({ text }) => {
    const { renderSite } = await import("../site/index.ts");
    return new Map(await renderSite(JSON.parse(text), { inspector: `${inspectorPath}/` }));
  });
  let assets: Promise<Map<string, string>> | undefined;
  const files = serveFiles("/docs", async (name) => {
    // The inspector loads the style and the script, and does not wait for the pages.
    assets ??= import("../site/index.ts").then(({ siteAssets }) => siteAssets());
    const asset = name.startsWith("assets/") ? (await assets).get(name.slice("assets/".length)) : undefined;
    return asset ?? (await site()).get(name);
  });
  return async (request) => {
    const response = await files(request);
    if (typeof response === "string") return response;
    return { ...response, headers: { ...response.headers, ...framingHeaders } };
  };
};

/** Makes something of an object when it is first needed, once per object. After a failure it is tried again. */
function perObject<T extends object, Made>(object: () => T, make: (object: T) => Promise<Made>): () => Promise<Made> {
  const all = new WeakMap<T, Promise<Made>>();
  return () => {
    const current = object();
    const made = all.get(current) ?? make(current);
    all.set(current, made);
    made.catch(() => all.delete(current));
    return made;
  };
}
