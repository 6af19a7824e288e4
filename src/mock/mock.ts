import { readFile } from "node:fs/promises";
import { systemClock } from "../client/clock.ts";
import type { TlsKeys } from "../server/http-server.ts";
import type { Handler } from "../server/message.ts";
import { startServer } from "../server/start-server.ts";
import type { ContractValidators } from "../validation/contract.ts";
import { TokenAuthority } from "./authority/authority.ts";
import { controlHandler, controlPath } from "./control/control.ts";
import { credentials, type MockControls, type Override, type SeedRecords, type TimeSource } from "./controls.ts";
import { createControls } from "./create-controls.ts";
import { MockHandler } from "./handler.ts";
import { Refusal, refusalResponse } from "./refusal.ts";
import { readReplay } from "./replay.ts";
import { contractFile, watchContract } from "./served-contract.ts";
import { MockClock, MockState } from "./state/state.ts";

export interface MockOptions {
  /** Path of another bundled contract, a JSON file, whose validators the package ajv compiles. */
  contract?: string;
  /** 0 or left out for any free port. */
  port?: number;
  /** The address to listen on; 127.0.0.1 if left out. Others let other machines reach the mock. */
  host?: string;
  /** Host names besides those of this machine to which the control path responds. */
  allowedHosts?: readonly string[];
  /** Serves HTTPS: with a certificate that is made at once, or with this one. */
  tls?: boolean | TlsKeys;
  /** The records that exist, or the path of a JSON file with them; those of the contract's examples if left out. */
  records?: SeedRecords | string;
  /** Responses to replace from the start. */
  overrides?: readonly Override[];
  /** Path of a HAR file, whose responses are replayed. Its accounts are the customers, unless `records` has others. */
  replay?: string;
  /** The system's clock if left out. */
  clock?: TimeSource;
  /** A number from 0 to below 1, for random latency; `Math.random` if left out. */
  random?: () => number;
  /** Additional handlers by path, such as `/docs`. Each handles its path and everything below it. */
  handlers?: Readonly<Record<string, MountedHandler>>;
  /** Reloads the contract when its file changes; called after each reload, with an error if it failed. */
  onReload?: (problem: Error | undefined) => void;
}

/** The contract that a mock serves, as JSON, with its validators. */
export interface CurrentContract {
  readonly text: string;
  readonly validators: ContractValidators;
}

/** Creates a handler. The contract is the current one, which may be reloaded. */
export type MountedHandler = (mock: MockControls, contract: () => CurrentContract) => Handler;

export interface Mock extends MockControls {
  /** The certificate in PEM, with `tls`. */
  readonly certificate?: string;
  /** Stops the server. Requests in progress have half a second to get their responses. */
  close(): Promise<void>;
}

/** Maximum size of a request body, in bytes. The specification does not document one. */
const maxBody = 1024 * 1024;

/**
 * Starts a mock of the service, on 127.0.0.1 unless `host` says otherwise.
 * @throws Error if the contract or the recording cannot be served, or the port is taken
 * @throws TypeError if the records, the overrides or the combination of options are not valid
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const file = contractFile(options.contract);
  const { port = 0, host, clock = systemClock, random = Math.random, onReload } = options;
  let contract = await file.load();
  const current = () => contract;
  const tls = await keysOf(options.tls, host);
  const mockClock = new MockClock(clock);
  const authority = new TokenAuthority({ scopes: contract.scopes, credentials, now: mockClock.now });
  const state = new MockState(mockClock, authority, contract.recordKinds);

  const stop = new AbortController();
  const handlerOptions = { scheme: tls ? "https" : "http", random, stopped: stop.signal };
  let handler = new MockHandler(contract, state, handlerOptions);
  const server = await startServer({
    port,
    host,
    tls,
    maxBody,
    handle: (request) => handler.handle(request),
    refuse: (detail) => refusalResponse(contract.errors, new Refusal("BadRequest", detail)),
  });
  async function close(): Promise<void> {
    unwatch();
    await server.close();
    stop.abort();
  }

  const unwatch = onReload
    ? watchContract(file, onReload, (next) => {
        contract = next;
        state.recordKinds = next.recordKinds;
        handler = new MockHandler(contract, state, handlerOptions);
      })
    : () => {};
  try {
    const setup = createControls(server.origin, state, current);
    if (options.replay !== undefined) {
      const { records, overrides } = await readReplay(options.replay, contract.router);
      setup.seed(records);
      for (const override of overrides) setup.override(override);
    }
    if (options.records !== undefined) setup.seed((await jsonOf(options.records)) as SeedRecords);
    for (const override of options.overrides ?? []) setup.override(override);
    // With the state so far as the one that `reset` brings back.
    const controls = createControls(server.origin, state, current);
    const { allowedHosts = [] } = options;
    server.mount(controlPath, controlHandler(controls, { host, allowedHosts }));
    server.mount("/openapi.json", async () => ({ status: 200, headers: {}, body: contract.text }));
    for (const [path, handlerOf] of Object.entries(options.handlers ?? {}))
      server.mount(path, handlerOf(controls, current));
    return { ...controls, ...(tls && { certificate: tls.cert }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function keysOf(tls: boolean | TlsKeys = false, host?: string): Promise<TlsKeys | undefined> {
  if (typeof tls === "object") return tls;
  if (!tls) return undefined;
  const { makeCertificate } = await import("./certificate.ts");
  return makeCertificate(host);
}

/** A value, or the content of the JSON file that it names. @throws TypeError that names the file */
async function jsonOf(value: unknown): Promise<unknown> {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(await readFile(value, "utf8"));
  } catch (error) {
    throw new TypeError(`${value} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
