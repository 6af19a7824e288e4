/** The API inspector: a page, and a relay that sends the page's requests. */
import type { ClientOptions } from "../client/index.ts";
import type { Document } from "../contract/document.ts";
import type { MountedHandler } from "../mock/options.ts";
import { Gate } from "./relay/gate.ts";
import { inspectorHandler } from "./relay/handler.ts";
import { InspectedService } from "./relay/service.ts";

export const inspectorPath = "/inspector";

export interface InspectorOptions {
  /** The client options of the real service; the mock if left out. */
  live?: ClientOptions | undefined;
  /** The header of the page, as HTML, with the button that opens the search. */
  header(document: Document): Promise<string>;
}

/**
 * Creates the handler for `/inspector`, an entry of the mock's option `handlers`.
 * @throws TypeError that names a missing or invalid client option
 */
export function inspector({ live, header }: InspectorOptions): MountedHandler {
  const liveService = live && new InspectedService(live, true);
  return ({ baseUrl, issueAccessToken }, contract) => {
    // Tokens that are issued directly do not count against the limits.
    const mock = { baseUrl, accessToken: () => issueAccessToken() };
    const service = liveService ?? new InspectedService(mock, false);
    return inspectorHandler({ path: inspectorPath, gate: new Gate(), contract, service, header });
  };
}
