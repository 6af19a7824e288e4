import { basePath } from "../contract/base-path.ts";
import { nearestTexts } from "../shared/nearest.ts";
import type { Credentials } from "./authority/credentials.ts";
import { checkedInput } from "./control.ts";
import type { MockControls } from "./controls.ts";
import { assertOverride, copied, jsonCopy } from "./overrides.ts";
import type { ServedContract } from "./served-contract.ts";
import { Journal, seenRequest } from "./state/journal.ts";
import { type CallMatch, matchesPath } from "./state/match.ts";
import { PendingOverrides } from "./state/pending-overrides.ts";
import { assertAccount, assertRecords, Records, withSeed } from "./state/records.ts";
import type { Generations } from "./state/state.ts";

/** Largest timestamp that `Date` can hold, in milliseconds. */
const maxTimestamp = 8.64e15;

export function createControls(
  authUrl: string,
  credentials: Credentials,
  generations: Generations,
  contract: ServedContract,
  stopped: AbortSignal,
): MockControls {
  const state = () => generations.current;
  const effective = <Input>(schema: string, input: Input, control: string) => {
    if (stopped.aborted) throw new Error("The mock is closed, so no call can meet this. Start another one.");
    return checkedInput(schema, input, control);
  };
  const records = () => state().records(contract.recordKinds);
  return {
    baseUrl: authUrl + basePath,
    authUrl,
    credentials,
    reset: () => generations.reset(),
    issueGrant: (options = {}) => state().authority.issueGrant(checkedInput("Grant", options, "issueGrant")),
    issueAccessToken: (options = {}) =>
      state().authority.issueAccessToken(checkedInput("Access", options, "issueAccessToken")),
    seed: (added) => {
      const copy = jsonCopy(effective("Records", added, "seed"), "seed");
      const after = withSeed(state().seed, copy);
      assertRecords(copy, contract, new Records(contract.recordKinds, after));
      state().seed = after;
    },
    records: () => records().all,
    created: () => structuredClone(state().created.items),
    override: (override) => {
      assertCanMatch(effective("Override", override, "override"), contract);
      assertAccount(override.account ?? undefined, records());
      const copy = copied(override);
      assertOverride(copy, contract);
      state().overrides.add(copy);
    },
    overrides: () => state().overrides.entries.map(({ override, used }) => ({ ...copied(override), used })),
    clearOverrides: () => {
      state().overrides = new PendingOverrides();
    },
    unused: () => state().overrides.unused.map(copied),
    requests: () => state().journal.kept.map(seenRequest),
    count: (match) => {
      assertCanMatch(checkedInput("Calls", match, "count"), contract);
      return state().journal.count(match);
    },
    clearRequests: () => {
      state().journal = new Journal();
    },
    now: () => state().clock.now(),
    advance: (milliseconds) => {
      const { clock } = state();
      checkedInput("Advance", { milliseconds }, "advance");
      if (!(clock.now() + milliseconds <= maxTimestamp))
        throw new TypeError(`advance /milliseconds: expected a time that a Date can hold; got ${milliseconds}`);
      clock.offset += milliseconds;
      return clock.now();
    },
  };
}

/** @throws TypeError that says why no call can ever match, with the nearest that can */
function assertCanMatch(
  { operation: id, path }: CallMatch,
  { operations, validators }: Pick<ServedContract, "operations" | "validators">,
): void {
  const operation = id === undefined ? undefined : validators.operation(id);
  if (path === undefined) return;
  const [pathname = "", query] = path.split("?");
  if (query !== undefined) {
    const parameters = JSON.stringify(Object.fromEntries(new URLSearchParams(query)));
    throw new TypeError(`path must not have a query. Use path: ${JSON.stringify(pathname)}, query: ${parameters}.`);
  }
  if (operation && !matchesPath(path, operation.path))
    throw new TypeError(`path must match ${operation.path}, the path of ${id}; got ${JSON.stringify(path)}.`);
  const paths = [...new Set(operations.map((one) => one.path))];
  if (paths.some((one) => matchesPath(path, one))) return;
  const below = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  throw new TypeError(
    `path must match a path of the contract, which is below {base_url} or {auth_url}; got ${JSON.stringify(path)}. The nearest are ${nearestTexts(paths, below).join(", ")}.`,
  );
}
