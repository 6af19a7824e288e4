import { basePath } from "../contract/base-path.ts";
import { shortJson } from "../validation/schemas/schema.ts";
import type { Credentials } from "./authority/credentials.ts";
import { assertInput } from "./control/input.ts";
import type { MockControls } from "./controls.ts";
import { jsonCopy } from "./json.ts";
import { assertOverride, copied } from "./overrides.ts";
import type { ServedContract } from "./served-contract.ts";
import { assertCanMatch } from "./state/can-match.ts";
import { assertNumber, verify } from "./state/expectations.ts";
import { assertPossible } from "./state/faults.ts";
import { Journal, seenRequest } from "./state/journal.ts";
import type { Limited, PendingItem } from "./state/pending.ts";
import { assertAccount, assertRecords, Records, withSeed } from "./state/records.ts";
import type { Generations } from "./state/state.ts";

/** Largest timestamp that `Date` can hold, in milliseconds. */
const maxTimestamp = 8.64e15;

/**
 * The controls of a mock.
 * @param contract the current one, which may be reloaded
 * @param stopped aborted when the mock is closed
 */
export function createControls(
  authUrl: string,
  credentials: Credentials,
  generations: Generations,
  contract: () => ServedContract,
  stopped: AbortSignal,
): MockControls {
  const state = () => generations.current;
  const assertEffective = (schema: string, input: unknown, control: string) => {
    if (stopped.aborted) throw new Error("The mock is closed, so no call can meet this. Start another one.");
    assertInput(schema, input, control);
  };
  const used = <Item extends Limited>(entries: PendingItem<Item>[]) =>
    entries.map((entry) => ({ ...copied(entry.item), used: entry.used }));
  return {
    baseUrl: authUrl + basePath,
    authUrl,
    credentials,
    reset: () => generations.reset(),
    saveSnapshot: (name) => {
      if (typeof name !== "string" || name === "")
        throw new TypeError(`saveSnapshot: expected a name; got ${shortJson(name, "")}`);
      generations.save(name);
    },
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
      assertEffective("Records", records, "seed");
      const copy = jsonCopy(records, "seed");
      const after = withSeed(state().seed, copy);
      assertRecords(copy, contract(), new Records(contract().recordKinds, after));
      state().seed = after;
    },
    records: () => state().records(contract().recordKinds).all,
    created: () => structuredClone(state().created.items),
    override: (override) => {
      assertEffective("Override", override, "override");
      assertCanMatch(override, contract());
      assertAccount(override.account, state().records(contract().recordKinds));
      const copy = copied(override);
      assertOverride(copy, contract());
      state().overrides.add(copy);
    },
    overrides: () => used(state().overrides.entries),
    clearOverrides: () => state().overrides.clear(),
    addAttributes: (attributes) => {
      assertEffective("Attributes", attributes, "addAttributes");
      state().attributes = jsonCopy(attributes, "addAttributes");
    },
    fail: (fault) => {
      assertEffective("Fault", fault, "fail");
      assertCanMatch(fault, contract());
      assertPossible(fault);
      state().faults.add(structuredClone(fault));
    },
    faults: () => used(state().faults.entries),
    clearFaults: () => state().faults.clear(),
    unused: () => [...state().overrides.unused, ...state().faults.unused].map(copied),
    requests: () => state().journal.kept.map(seenRequest),
    count: (match) => {
      assertInput("Calls", match, "count");
      assertCanMatch(match, contract());
      return state().journal.count(match);
    },
    expect: (match, calls = {}) => {
      const expectation = { ...match, ...calls };
      assertInput("Expectation", expectation, "expect");
      assertCanMatch(match, contract());
      assertNumber(expectation);
      state().expectations = [...state().expectations, structuredClone(expectation)];
    },
    verify: (options = {}) => {
      assertInput("Verification", options, "verify");
      verify(state().expectations, state().journal, options);
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
