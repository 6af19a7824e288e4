import { startServer } from "../server/http-server.ts";
import { systemClock } from "../shared/clock.ts";
import { readJson } from "../shared/files.ts";
import { TokenAuthority } from "./authority/authority.ts";
import { ownCredentials } from "./authority/credentials.ts";
import { controlHandler, controlPath } from "./control.ts";
import type { MockControls } from "./controls.ts";
import { createControls } from "./create-controls.ts";
import { serviceHandler } from "./handler.ts";
import { assertOptions, type MockOptions } from "./options.ts";
import type { AnyOverride, Operations, Override } from "./override.ts";
import { Refusal, refusalResponse } from "./refusal.ts";
import { loadContract, servedAt } from "./served-contract.ts";
import { Generations, MockClock, MockState } from "./state/state.ts";

export interface Mock<Contract = Operations> extends Omit<MockControls, "override"> {
  /** Replaces responses, delays them, or lets the connection fail. @throws TypeError that says what is not valid, or that no call can match */
  override(override: Override<Contract>): void;
  /** Stops the server. Requests in progress have half a second to get their responses. */
  close(): Promise<void>;
  /** The same as `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Maximum size of a request body, in bytes. The specification does not document one. */
const maxBody = 1024 * 1024;

/**
 * Starts a mock of the service, on 127.0.0.1 unless `host` says otherwise.
 * @throws Error if the port is taken
 * @throws TypeError if the contract, the records, the overrides or the combination of options are not valid
 */
export async function startMock<Contract = Operations>(options: MockOptions<Contract> = {}): Promise<Mock<Contract>> {
  assertOptions(options);
  const { port = 0, host, tls, clock = systemClock, allowedHosts = [] } = options;
  const contract = await loadContract();
  const credentials = ownCredentials();
  const generations = new Generations(() => {
    const mockClock = new MockClock(clock);
    return new MockState(mockClock, new TokenAuthority({ scopes: contract.scopes, credentials, now: mockClock.now }));
  });
  const stop = new AbortController();
  const server = await startServer({
    port,
    host,
    tls,
    maxBody,
    begin: serviceHandler(contract, generations, { scheme: tls ? "https" : "http", stopped: stop.signal }),
    refuse: (detail) => refusalResponse(contract.errors, new Refusal("BadRequest", detail)),
  });
  async function close(): Promise<void> {
    await server.close();
    stop.abort();
  }

  try {
    const controls = createControls(server.origin, credentials, generations, contract, stop.signal);
    const { records, overrides = [] } = options;
    if (records !== undefined) controls.seed(typeof records === "string" ? await readJson(records) : records);
    const all = (typeof overrides === "string" ? await readJson(overrides) : overrides) as AnyOverride[];
    if (!Array.isArray(all)) throw new TypeError("The overrides must be an array.");
    for (const override of all) controls.override(override);
    generations.setStart();
    server.mount(controlPath, controlHandler(controls, { host, allowedHosts }));
    server.mount("/openapi.json", async ({ headers }) => {
      const origin = server.origin.replace(/(?<=:\/\/).*/, (host) => headers.host ?? host);
      return { status: 200, headers: {}, body: JSON.stringify(servedAt(origin, contract.document)) };
    });
    for (const [path, mounted] of Object.entries(options.handlers ?? {}))
      server.mount(path, mounted(controls, contract));
    return { ...controls, close, [Symbol.asyncDispose]: close } as Mock<Contract>;
  } catch (error) {
    await close();
    throw error;
  }
}
