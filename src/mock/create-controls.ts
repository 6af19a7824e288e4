import { basePath } from "../contract/base-path.ts";
import type { Credentials } from "./authority/credentials.ts";
import { assertInput } from "./control/input.ts";
import type { MockControls } from "./controls.ts";
import { jsonCopy } from "./json.ts";
import type { ServedContract } from "./served-contract.ts";
import { assertCanMatch } from "./state/can-match.ts";
import { assertPossible } from "./state/faults.ts";
import type { Generations } from "./state/generations.ts";
import { Journal } from "./state/journal.ts";
import { assertOverride } from "./state/overrides.ts";
import type { Entry, Limited } from "./state/pending.ts";
import { assertRecords, Records, withSeed } from "./state/records.ts";

/** Largest timestamp that `Date` can hold, in milliseconds. */
const maxTimestamp = 8.64e15;

/**
 * The controls of a mock.
 * @param contract the current one, which may be reloaded
 */
export function createControls(
  authUrl: string,
  credentials: Credentials,
  generations: Generations,
  contract: () => ServedContract,
): MockControls {
  const state = () => generations.current;
  const used = <Item extends Limited>(entries: Entry<Item>[]) =>
    entries.map((entry) => ({ ...structuredClone(entry.item), used: entry.used }));
  const unused = <Item extends Limited>(entries: Entry<Item>[]) =>
    entries.filter((entry) => entry.used === 0).map(({ item }) => structuredClone(item));
  return {
    baseUrl: authUrl + basePath,
    authUrl,
    credentials,
    reset: () => generations.reset(),
    saveSnapshot: (name) => generations.save(name),
    restoreSnapshot: (name) => generations.restore(name),
    issueGrant: (options = {}) => {
      assertInput("Grant", options, "issueGrant");
      return state().authority.issueGrant(options);
    },
    issueAccessToken: (options = {}) => {
      assertInput("Access", options, "issueAccessToken");
      return state().authority.issueAccessToken(options);
    },
    seed: (records) => {
      assertInput("Records", records, "seed");
      const copy = jsonCopy(records, "The records");
      const after = withSeed(state().seed, copy);
      assertRecords(copy, contract(), new Records(contract().recordKinds, after));
      state().seed = after;
    },
    records: () => state().records(contract().recordKinds).all,
    created: () => structuredClone([...state().created]),
    override: (override) => {
      assertInput("Override", override, "override");
      assertCanMatch(override, contract().operations);
      const { body, ...rest } = override;
      const copy = {
        ...structuredClone(rest),
        ...(body !== undefined && { body: body instanceof Uint8Array ? body : jsonCopy(body, "The body") }),
      };
      assertOverride(copy, contract());
      state().overrides.add(copy);
    },
    overrides: () => used(state().overrides.entries),
    clearOverrides: () => state().overrides.clear(),
    addAttributes: (attributes) => {
      assertInput("Attributes", attributes, "addAttributes");
      state().attributes = jsonCopy(attributes, "The attributes");
    },
    fail: (fault) => {
      assertInput("Fault", fault, "fail");
      assertCanMatch(fault, contract().operations);
      assertPossible(fault);
      state().faults.add(structuredClone(fault));
    },
    faults: () => used(state().faults.entries),
    clearFaults: () => state().faults.clear(),
    unused: () => [...unused(state().overrides.entries), ...unused(state().faults.entries)],
    requests: () => state().journal.requests,
    count: (match) => {
      assertInput("Calls", match, "count");
      assertCanMatch(match, contract().operations);
      return state().journal.count(match);
    },
    clearRequests: () => {
      state().journal = new Journal();
    },
    now: () => state().clock.now(),
    advance: (milliseconds) => {
      const { clock } = state();
      assertInput("Advance", { milliseconds }, "advance");
      if (!(clock.now() + milliseconds <= maxTimestamp))
        throw new TypeError(`advance /milliseconds: expected a time that a Date can hold; got ${milliseconds}`);
      clock.offset += milliseconds;
      return clock.now();
    },
  };
}
