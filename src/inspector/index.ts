/** The API inspector: a page, and a relay that sends the page's requests. */
import type { ClientOptions } from "../client/index.ts";
import type { MockControls } from "../mock/index.ts";
import type { Handler } from "../server/message.ts";
import { contractReader } from "./relay/contract-reader.ts";
import { Gate } from "./relay/gate.ts";
import { inspectorHandler } from "./relay/handler.ts";
import { pageFiles } from "./relay/page-files.ts";
import { InspectedService } from "./relay/service.ts";
import type { LoadValidators } from "./relay/violations.ts";

export interface InspectorOptions {
  /** Path of the folder with the built page. */
  page: string;
  /** Path of the bundled contract, a JSON file. */
  contract: string;
  /** Loads the validators, again after the contract's file has changed; those of the project if left out. */
  validators?: LoadValidators | undefined;
  /** The client options of the real service; the mock if left out. */
  live?: ClientOptions | undefined;
}

export const inspectorPath = "/inspector";

/**
 * Creates the handler for `/inspector`, an entry of the mock's option `handlers`.
 * @throws TypeError that names a missing or invalid client option
 */
export function inspector({
  page,
  contract,
  validators = projectValidators,
  live,
}: InspectorOptions): (mock: MockControls) => Handler {
  const liveService = live && new InspectedService(live, true);
  return (mock) => {
    const gate = new Gate(mock.authUrl);
    return inspectorHandler({
      path: inspectorPath,
      gate,
      page: pageFiles(inspectorPath, page, gate.secret),
      contract: contractReader(contract),
      validators,
      service: liveService ?? new InspectedService(mockOptions(mock), false),
    });
  };
}

/** Client options for the mock. The tokens are issued directly, so they do not count against the limits. */
function mockOptions({ baseUrl, issueAccessToken }: MockControls): ClientOptions {
  return { baseUrl, accessToken: () => issueAccessToken() };
}

async function projectValidators() {
  const { contract } = await import("../validation/all-operations.ts");
  return contract;
}
