import { asAddressed, type Handler } from "../server/http-message.ts";
import { startServer } from "../server/http-server.ts";
import { readJson } from "../shared/files.ts";
import { assertOptions } from "../shared/options.ts";
import { createControls } from "./control-functions.ts";
import { controlHandler, controlPath } from "./control-path.ts";
import type { MockControls } from "./controls.ts";
import { contractAt, loadContract, type MockContract } from "./mock-contract.ts";
import { ownCredentials } from "./oauth/credentials.ts";
import { TokenAuthority } from "./oauth/token-authority.ts";
import { type MockOptions, optionChecks } from "./options.ts";
import { Refusal } from "./refusal.ts";
import { serviceHandler } from "./respond.ts";
import { MockClock } from "./state/clock.ts";
import { Records } from "./state/records.ts";
import type { SeedRecords } from "./state/seed-records.ts";
import { Generations, MockState } from "./state/state.ts";

export interface Mock extends MockControls {
  /** Stops the server. Requests in progress have half a second to get their responses. */
  close(): Promise<void>;
  /** The same as `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Creates the handler of a path, such as `/docs`, and of everything below it. */
export type MountedHandler = (mock: MockControls, contract: MockContract) => Handler;

/** Maximum size of a request body, in bytes. The specification does not document one. */
const maxBody = 1024 * 1024;

/**
 * Starts a mock of the service, on 127.0.0.1 unless `host` says otherwise.
 * @throws Error if the port is taken
 * @throws TypeError if the records, the overrides or another option are not valid
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  return startMockWith(options, {});
}

/** Starts a mock that also serves pages. It is not public, because only the command `start` needs it. */
export async function startMockWith(
  options: MockOptions,
  handlers: Readonly<Record<string, MountedHandler>>,
): Promise<Mock> {
  assertOptions("startMock", options, optionChecks);
  const { port = 0, host, allowedHosts = [], records, overrides = [] } = options;
  const contract = await loadContract();
  const credentials = ownCredentials();
  const stop = new AbortController();
  const generations = new Generations(() => {
    const clock = new MockClock(stop.signal);
    const authority = new TokenAuthority(contract.scopes, credentials, clock.now);
    return new MockState(clock, authority, new Records(contract.recordKinds, {}));
  });
  const begin = serviceHandler(contract, generations);
  const refuse = (detail: string) => new Refusal("BadRequest", detail).response;
  const server = await startServer({ port, host, maxBody, begin, refuse });
  async function close(): Promise<void> {
    await server.close();
    stop.abort();
  }

  try {
    const controls = createControls(server.origin, credentials, generations, contract);
    if (records !== undefined)
      controls.seed(typeof records === "string" ? ((await readJson(records)) as SeedRecords) : records);
    for (const override of overrides) controls.override(override);
    generations.setStart();
    server.mount(controlPath, controlHandler(controls, { host, allowedHosts }));
    server.mount("/openapi.json", async ({ headers }) => {
      const origin = asAddressed(server.origin, headers);
      return { status: 200, headers: {}, body: JSON.stringify(contractAt(origin, contract.document)) };
    });
    for (const [path, mounted] of Object.entries(handlers)) server.mount(path, mounted(controls, contract));
    return { ...controls, close, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}
