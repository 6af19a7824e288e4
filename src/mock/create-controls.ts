import { grantTokenValidity } from "../../generated/limits.ts";
import { basePath } from "../contract/base-path.ts";
import {
  assertOptions,
  type Check,
  isFilled,
  isPlainObject,
  numberIn,
  text,
  wrongArgument,
} from "../shared/options.ts";
import { jsonCopy } from "../validation/made-response.ts";
import type { Credentials } from "./authority/credentials.ts";
import type { MockControls } from "./controls.ts";
import type { MockContract } from "./mock-contract.ts";
import { assertOverride, copied } from "./override.ts";
import { PendingOverrides } from "./overrides.ts";
import { assertAccount, assertRecords } from "./state/check-records.ts";
import { Journal, seenRequest } from "./state/journal.ts";
import { Records, withSeed } from "./state/records.ts";
import type { Generations } from "./state/state.ts";

/** Largest timestamp that `Date` can hold, in milliseconds. */
const maxTimestamp = 8.64e15;

const access: Record<string, Check> = {
  scopes: ["scopes in an array", (value) => Array.isArray(value) && value.every(isFilled)],
  role: text,
};
const { minimumMinutes, maximumMinutes } = grantTokenValidity;
const grant: Record<string, Check> = { ...access, minutes: numberIn(minimumMinutes, maximumMinutes) };

export function createControls(
  authUrl: string,
  credentials: Credentials,
  generations: Generations,
  contract: MockContract,
): MockControls {
  const state = () => generations.current;
  const records = () => state().records(contract.recordKinds);
  return {
    baseUrl: authUrl + basePath,
    authUrl,
    credentials,
    reset: () => generations.reset(),
    issueGrant: (options = {}) => {
      assertOptions("issueGrant", options, grant);
      return state().authority.issueGrant(options);
    },
    issueAccessToken: (options = {}) => {
      assertOptions("issueAccessToken", options, access);
      return state().authority.issueAccessToken(options);
    },
    seed: (added) => {
      if (!isPlainObject(added)) throw wrongArgument("seed", "an object", added);
      const copy = jsonCopy(added, "seed");
      const after = withSeed(state().seed, copy);
      assertRecords(copy, contract.recordKinds, new Records(contract.recordKinds, after));
      state().seed = after;
    },
    records: () => records().all,
    override: (override) => {
      assertOverride(override, contract.validators);
      assertAccount(override.account, records());
      state().overrides.add(copied(override));
    },
    overrides: () => state().overrides.entries.map(({ override, used }) => ({ ...copied(override), used })),
    clearOverrides: () => {
      state().overrides = new PendingOverrides();
    },
    requests: () => state().journal.kept.map((one) => seenRequest(one, contract.validators.passwords)),
    clearRequests: () => {
      state().journal = new Journal();
    },
    now: () => state().clock.now(),
    advance: (milliseconds) => {
      const { clock } = state();
      const [expected, isValid] = numberIn(0, maxTimestamp - clock.now());
      if (!isValid(milliseconds)) throw wrongArgument("advance", `${expected}, in milliseconds`, milliseconds);
      clock.offset += milliseconds;
      return clock.now();
    },
  };
}
