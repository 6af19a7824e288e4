import type { Environment } from "../client/environment.ts";
import { settingsOf } from "../client/settings.ts";
import type { Document } from "../contract/document.ts";
import { type InspectorOptions, inspector, inspectorPath } from "../inspector/index.ts";
import type { Mock } from "../mock/index.ts";
import type { MountedHandler } from "../mock/mock.ts";
import { serveFiles } from "../server/files.ts";
import { stateDirectory } from "../tokens/file.ts";
import type { Account } from "./account.ts";

export { newSecret } from "../inspector/index.ts";

/** The reference and the inspector, as handlers of the mock's server; with `live` it calls the real service. */
export function pages({ live }: Pick<InspectorOptions, "live"> = {}): Record<string, MountedHandler> {
  return {
    "/": () => async () => ({ status: 307, headers: { Location: "/docs/" }, body: "" }),
    "/docs": reference,
    [inspectorPath]: inspector({
      live,
      header: async (document) => (await import("../site/index.ts")).renderInspectorHeader(document, "/docs/"),
    }),
  };
}

/** Which account the inspector calls, to print when it is ready. The credentials of the mock are left out. */
export function liveGreetingOf(
  { authUrl }: Mock,
  secret: string,
  { name, options }: Account,
  env: Environment,
): string {
  const { baseUrl, dataCenter } = settingsOf(options, env);
  return `The inspector calls the real service. Ctrl+C stops it. Keep its address secret, and open it first.
The inspector  ${authUrl}/inspector#secret=${secret}
The reference  ${authUrl}/
The service    ${baseUrl}${dataCenter ? `   (data center ${dataCenter})` : ""}
The account    ${name === undefined ? "of the SVC_ variables" : `of the profile ${name}`}
Its tokens     ${stateDirectory(env)}
`;
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

async function render(document: Document): Promise<Map<string, string>> {
  const { renderSite } = await import("../site/index.ts");
  return new Map(await renderSite(document, { inspector: `${inspectorPath}/` }));
}
