import { basePath } from "../contract/base-path.ts";
import type { Operation } from "../contract/operations.ts";
import type { Router } from "../contract/router.ts";
import { isSecretParameter } from "../shared/secrets.ts";
import { escaped } from "../shared/text.ts";
import { bytesOf } from "../traffic/bodies.ts";
import { type HarEntry, headersOf, readHar } from "../traffic/har.ts";
import { zaaidOf } from "./authorization.ts";
import type { SeedRecords } from "./controls.ts";
import { type AnyOverride, source } from "./override.ts";
import type { ServedContract } from "./served-contract.ts";

/**
 * Headers that belong to a connection, to how the body was sent, or to the day of the recording. Cookies belong to a
 * session, and the mock has CORS headers of its own.
 */
const notReplayed =
  /^(:.*|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|alt-svc|content-length|content-encoding|date|age|set-cookie.*|x-mock-.*|strict-transport-security|access-control-.*)$/;

/**
 * Reads a recording: a HAR file, of which host ever. Token requests are left out, because the mock issues tokens itself.
 * @param only whether a call that was not recorded is an error
 * @returns also which calls below {base_url} are not replayed, and why
 * @throws TypeError that says what is wrong with the file, or that it has no call of the service
 */
export async function readReplay(
  file: string,
  { router, operations }: Pick<ServedContract, "router" | "operations">,
  only = false,
): Promise<{ records: SeedRecords; overrides: AnyOverride[]; leftOut: string[] }> {
  const { log } = await readHar(file);
  const leftOut = new Set<string>();
  const calls = log.entries.flatMap((entry, index) => {
    const complete = withCached(entry, index, log.entries);
    const override = complete && overrideOf(complete, router);
    if (!override) leftOut.add(reasonOf(entry, router));
    return override ?? [];
  });
  if (calls.length === 0) {
    throw new TypeError(
      `${file} has no call that can be replayed: the path of one contains ${basePath} and is documented.`,
    );
  }
  const last = new Map(calls.map((call) => [keyOf(call), call]));
  // Of a call made again, each response is replayed once, and the last one from then on.
  const overrides = calls.map(
    (call): AnyOverride => ({ ...call, times: last.get(keyOf(call)) === call ? "always" : 1 }),
  );
  const accounts = [...new Set(calls.flatMap(({ account }) => account ?? []))];
  return {
    records: accounts.length > 0 ? { customers: accounts.map((zaaid) => ({ name: "Recorded account", zaaid })) } : {},
    // The newest that matches applies: those that match fewer calls come later, and the responses to one call in reverse.
    overrides: [
      ...operations.filter(({ isOAuth }) => !isOAuth).map(({ id }) => notRecorded(id, only)),
      ...overrides.toSorted((a, b) => precision(b) - precision(a)).toReversed(),
    ],
    leftOut: [...leftOut].filter((line) => line !== ""),
  };
}

function notRecorded(operation: string, isError: boolean): AnyOverride {
  if (!isError) return { operation, headers: { [source]: "contract" } };
  const message = `The recording has no response to this call of ${operation}. Record it, or leave out --replay-only.`;
  return { operation, status: 501, headers: { [source]: "none" }, body: { code: 501, message }, breaksContract: true };
}

/** A browser writes 304 for what it had in its cache: the same response as before, which some write beside it. */
function withCached(entry: HarEntry, index: number, entries: readonly HarEntry[]): HarEntry | undefined {
  const { request, response } = entry;
  if (response.status !== 304) return entry;
  if (response.content?.text) return { ...entry, response: { ...response, status: 200 } };
  const isSame = (one: HarEntry) => one.request.url === request.url && one.request.method === request.method;
  const cached = entries.slice(0, index).findLast((one) => isSame(one) && one.response.status === 200);
  return cached && { ...entry, response: cached.response };
}

/** A path below {base_url}, of whichever host, and the operation there. */
function callOf({ method, url }: HarEntry["request"], router: Router<Operation>) {
  const { pathname } = new URL(url);
  const start = pathname.indexOf(`${basePath}/`);
  if (start < 0) return undefined;
  const operation = router.find(pathname.slice(start), method)?.operations.get(method);
  return { operation, path: pathname.slice(start + basePath.length) };
}

/** Why a call is not replayed; empty for what the mock is not to respond to: other paths, and preflights of a browser. */
function reasonOf({ request, response }: HarEntry, router: Router<Operation>): string {
  const call = callOf(request, router);
  if (!call || request.method === "OPTIONS") return "";
  const reason = call.operation ? `the status ${response.status} has no response` : "the contract does not have it";
  return `${escaped(request.method)} ${call.path}: ${reason}`;
}

/** Undefined if a recorded call is not one of the service. */
function overrideOf({ request, response }: HarEntry, router: Router<Operation>): AnyOverride | undefined {
  const { searchParams } = new URL(request.url);
  const call = callOf(request, router);
  if (!call?.operation || response.status < 200 || response.status > 599) return undefined;
  const query = Object.fromEntries([...searchParams].filter(([name, value]) => !isSecretParameter(name, value)));
  const account = zaaidOf(headersOf(request.headers).cookie);
  const { status } = response;
  const headers = Object.entries(headersOf(response.headers)).filter(
    ([name, value]) => !notReplayed.test(name) && /^[\x20-\x7e]*$/.test(value),
  );
  return {
    operation: call.operation.id,
    path: call.path,
    ...(Object.keys(query).length > 0 && { query }),
    account: account ?? null,
    status,
    headers: { ...Object.fromEntries(headers), [source]: "recording" },
    ...(![204, 205].includes(status) && {
      body: new Uint8Array(bytesOf(response.content ?? {}, response.headers)),
    }),
    breaksContract: true,
  };
}

function keyOf({ operation, path, query, account }: AnyOverride): string {
  return JSON.stringify([operation, path, query, account]);
}

function precision({ query = {}, account }: AnyOverride): number {
  return Object.keys(query).length + (account === null ? 0 : 1);
}
