import { unwatchFile, watchFile } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Handler } from "../server/message.ts";
import { startServer } from "../server/start-server.ts";
import { TokenAuthority } from "./authority/authority.ts";
import { type Clock, systemClock } from "./clock.ts";
import { controlPath, controlResponse } from "./control/control.ts";
import { Faults } from "./control/faults.ts";
import { Journal } from "./control/journal.ts";
import { credentials, type MockControls } from "./controls.ts";
import { MockHandler } from "./handler.ts";
import { basePath, loadContract } from "./load-contract.ts";
import { Refusal, refusalResponse } from "./refusal.ts";

export interface MockOptions {
  /** Path of the bundled contract, a JSON file; the project's own if left out. */
  contract?: string;
  /** 0 or left out for any free port. */
  port?: number;
  /** The system's clock if left out. */
  clock?: Clock;
  /** Additional handlers by path, such as `/docs`. Each handles its path and everything below it. */
  handlers?: Readonly<Record<string, (mock: MockControls) => Handler>>;
  /** Reloads the contract when its file changes; called after each reload, with an error if it failed. */
  onReload?: (problem: Error | undefined) => void;
}

export interface Mock extends MockControls {
  /** Stops the server and closes its connections. */
  close(): Promise<void>;
}

/** Maximum size of a request body, in bytes. The source does not document one. */
const maxBody = 1024 * 1024;
/** Largest timestamp that `Date` can hold, in milliseconds. */
const maxTimestamp = 8.64e15;
/** How often the contract's file is checked for changes, in milliseconds. */
const watchInterval = 250;

const defaultContract = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

/**
 * Starts a mock of the service on 127.0.0.1.
 * @throws Error if the contract cannot be served, or the port is taken
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { contract: file = defaultContract, port = 0, clock = systemClock, onReload } = options;
  let contract = await loadContract(file);
  let offset = 0;
  const mockClock: Clock = { ...clock, now: () => clock.now() + offset };
  const authority = new TokenAuthority({ scopes: contract.scopes, credentials, now: mockClock.now });
  const faults = new Faults();
  const journal = new Journal();
  let handler = new MockHandler(contract, authority, faults, journal, mockClock);

  const server = await startServer({
    port,
    maxBody,
    handle: (request) => handler.handle(request),
    refuse: (detail) => refusalResponse(contract.errors, new Refusal("BadRequest", detail)),
  });
  const authUrl = server.origin;
  const controls: MockControls = {
    baseUrl: authUrl + basePath,
    authUrl,
    credentials,
    issueGrant: (grant) => authority.issueGrant(grant),
    issueAccessToken: (scopes) => authority.issueAccessToken(scopes),
    fail: (fault) =>
      faults.add(
        fault,
        contract.operations.map(({ id }) => id),
      ),
    clearFaults: () => faults.clear(),
    requests: () => journal.requests,
    clearRequests: () => journal.clear(),
    advance: (milliseconds) => {
      if (typeof milliseconds !== "number" || !(milliseconds >= 0 && mockClock.now() + milliseconds <= maxTimestamp))
        throw new TypeError("milliseconds must be a number from 0; the clock cannot go back.");
      offset += milliseconds;
      return mockClock.now();
    },
  };

  server.mount(controlPath, async (request) => controlResponse(request, controls));
  for (const [path, handlerOf] of Object.entries(options.handlers ?? {})) server.mount(path, handlerOf(controls));

  async function reload(): Promise<void> {
    try {
      const next = await loadContract(file);
      await next.prism.prepare(next.operations);
      contract = next;
      handler = new MockHandler(contract, authority, faults, journal, mockClock);
      onReload?.(undefined);
    } catch (error) {
      onReload?.(error as Error);
    }
  }
  const watcher = () => void reload();
  if (onReload) watchFile(file, { interval: watchInterval }, watcher);

  return {
    ...controls,
    close: async () => {
      unwatchFile(file, watcher);
      await server.close();
    },
  };
}
