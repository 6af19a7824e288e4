import { unwatchFile, watchFile } from "node:fs";
import { fileURLToPath } from "node:url";
import { close, createHttpServer, listen } from "../server/http-server.ts";
import type { Handler } from "../server/message.ts";
import { TokenAuthority } from "./authority/authority.ts";
import { type Clock, systemClock } from "./clock.ts";
import { answerControl, controlPath } from "./control/control.ts";
import { Faults } from "./control/faults.ts";
import { Journal } from "./control/journal.ts";
import { credentials, type MockControls } from "./controls.ts";
import { MockHandler } from "./handler.ts";
import { basePath, loadContract } from "./load-contract.ts";
import { Refusal, refusalAnswer } from "./refusal.ts";

export interface MockOptions {
  /** The bundled contract, JSON; the project's own if left out. */
  contract?: string;
  /** Any free port if left out. */
  port?: number;
  clock?: Clock;
  /** What else the server serves: each handler has what is at its path, such as `/docs`, and below. */
  handlers?: Readonly<Record<string, (mock: MockControls) => Handler>>;
  /** Serve a contract that changes without a new start; tell here that it was read anew, or why it could not be. */
  onReload?: (problem: Error | undefined) => void;
}

export interface Mock extends MockControls {
  close(): Promise<void>;
}

/** Bytes of a request's body. The source does not say how large one may be. */
const maxBody = 1024 * 1024;
/** Largest timestamp that `Date` can hold, in milliseconds. */
const lastMoment = 8.64e15;
/** How often the contract's file is looked at, in milliseconds. */
const watchInterval = 250;

const ownContract = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

/**
 * Starts a mock of the service on 127.0.0.1.
 * @throws Error if the contract cannot be served, or the port is taken
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { contract: file = ownContract, port = 0, clock = systemClock, onReload } = options;
  let contract = await loadContract(file);
  let ahead = 0;
  const time: Clock = { ...clock, now: () => clock.now() + ahead };
  const authority = new TokenAuthority({ scopes: contract.scopes, credentials, now: time.now });
  const faults = new Faults();
  const journal = new Journal();
  let handler = new MockHandler(contract, authority, faults, journal, time);

  const others = new Map<string, Handler>();
  const service: Handler = (request) => handler.handle(request);
  const server = createHttpServer({
    maxBody,
    handle: (request) => (others.get(firstPart(request.path)) ?? service)(request),
    refuse: (detail) => refusalAnswer(contract.errors, new Refusal("BadRequest", detail)),
  });
  const authUrl = `http://127.0.0.1:${await listenOn(server, port)}`;
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
      if (typeof milliseconds !== "number" || !(milliseconds >= 0 && time.now() + milliseconds <= lastMoment))
        throw new TypeError("The clock goes on by milliseconds, from 0.");
      ahead += milliseconds;
      return time.now();
    },
  };

  others.set(controlPath, async (request) => answerControl(request, controls));
  for (const [path, handlerOf] of Object.entries(options.handlers ?? {})) others.set(path, handlerOf(controls));

  async function reload(): Promise<void> {
    try {
      const next = await loadContract(file);
      await next.prism.prepare(next.operations);
      contract = next;
      handler = new MockHandler(contract, authority, faults, journal, time);
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
      await close(server);
    },
  };
}

/** `/docs` of `/docs/index.html`. */
function firstPart(path: string): string {
  const end = path.indexOf("/", 1);
  return end < 0 ? path : path.slice(0, end);
}

async function listenOn(server: Parameters<typeof listen>[0], port: number): Promise<number> {
  try {
    return await listen(server, port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(
      `Port ${port} of 127.0.0.1 is taken. Stop what listens there, or choose another port with: -- --port ${port + 1}`,
    );
  }
}
