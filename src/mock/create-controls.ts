import { assertInput } from "./control/check-input.ts";
import { credentials, type MockControls } from "./controls.ts";
import { basePath, type ServedContract } from "./served-contract.ts";
import { assertPossible } from "./state/faults.ts";
import { assertOverride } from "./state/overrides.ts";
import { assertRecords } from "./state/records.ts";
import type { MockState } from "./state/state.ts";

/** Largest timestamp that `Date` can hold, in milliseconds. */
const maxTimestamp = 8.64e15;
const maxSnapshots = 100;

/**
 * The controls of a mock.
 * @param contract the current one, which may be reloaded
 */
export function createControls(authUrl: string, state: MockState, contract: () => ServedContract): MockControls {
  const { authority, clock, faults, overrides, journal } = state;
  const snapshots = new Map<string, () => void>();
  const reset = state.save();
  const assertOperation = (id: string | undefined) => {
    const ids = contract().operations.map((operation) => operation.id);
    if (id !== undefined && !ids.includes(id))
      throw new TypeError(`Unknown operation ${JSON.stringify(id)}. The operations are ${ids.join(", ")}.`);
  };
  return {
    baseUrl: authUrl + basePath,
    authUrl,
    credentials,
    reset,
    saveSnapshot: (name) => {
      if (snapshots.size >= maxSnapshots && !snapshots.has(name))
        throw new TypeError(`There are ${maxSnapshots} snapshots already. Use one of their names again.`);
      snapshots.set(name, state.save());
    },
    restoreSnapshot: (name) => {
      const restore = snapshots.get(name);
      const names = [...snapshots.keys()].map((one) => JSON.stringify(one)).join(", ") || "none";
      if (!restore) throw new TypeError(`Unknown snapshot ${JSON.stringify(name)}. The snapshots are: ${names}.`);
      restore();
    },
    issueGrant: (options = {}) => {
      assertInput("Grant", options);
      return authority.issueGrant(options);
    },
    issueAccessToken: (scopes) => authority.issueAccessToken(scopes),
    seed: (records) => {
      assertInput("Records", records);
      assertRecords(records, contract());
      state.seed = { ...state.seed, ...structuredClone(records) };
    },
    records: () => state.records.all,
    created: () => journal.created,
    override: (override) => {
      assertInput("Override", override);
      assertOperation(override.operation);
      assertOverride(override, contract());
      overrides.add(structuredClone(override));
    },
    clearOverrides: () => overrides.restore([]),
    addAttributes: (attributes) => {
      assertInput("Attributes", attributes);
      state.attributes = JSON.parse(JSON.stringify(attributes));
    },
    fail: (fault) => {
      assertInput("Fault", fault);
      assertOperation(fault.operation);
      assertPossible(fault);
      faults.add(structuredClone(fault));
    },
    clearFaults: () => faults.restore([]),
    requests: () => journal.requests,
    clearRequests: () => journal.clear(),
    now: () => clock.now(),
    advance: (milliseconds) => {
      if (typeof milliseconds !== "number" || !(milliseconds >= 0 && clock.now() + milliseconds <= maxTimestamp))
        throw new TypeError("milliseconds must be a number from 0; the clock cannot go back.");
      clock.offset += milliseconds;
      return clock.now();
    },
  };
}
