/** The API inspector: a page, and the relay that sends its requests. */
import type { ClientOptions } from "../client/index.ts";
import type { MockControls } from "../mock/index.ts";
import type { Handler } from "../server/message.ts";
import { contractReader } from "./relay/contract-reader.ts";
import { Gate } from "./relay/gate.ts";
import { inspectorHandler } from "./relay/handler.ts";
import { pageFiles } from "./relay/page-files.ts";
import { InspectedService } from "./relay/service.ts";

export interface InspectorOptions {
  /** The folder of the built page. */
  page: string;
  /** The bundled contract, JSON. */
  contract: string;
  /** How to reach the real service; the mock if left out. */
  live?: ClientOptions | undefined;
}

export const inspectorPath = "/inspector";

/**
 * Makes what the mock's server serves at `/inspector`.
 * @throws TypeError that says what is missing to reach the real service
 */
export function inspector({ page, contract, live }: InspectorOptions): (mock: MockControls) => Handler {
  const liveService = live && new InspectedService(live, true);
  return (mock) => {
    const gate = new Gate(mock.authUrl);
    return inspectorHandler({
      path: inspectorPath,
      gate,
      page: pageFiles(inspectorPath, page, gate.secret),
      contract: contractReader(contract),
      service: liveService ?? new InspectedService(ofMock(mock), false),
    });
  };
}

/** Its tokens come without limits, so that those of its one refresh token are left to the user. */
function ofMock({ baseUrl, issueAccessToken }: MockControls): ClientOptions {
  return { baseUrl, accessToken: () => issueAccessToken() };
}
