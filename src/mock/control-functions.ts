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
import type { MockControls } from "./controls.ts";
import { jsonCopy } from "./json-copy.ts";
import type { MockContract } from "./mock-contract.ts";
import type { MockCredentials } from "./oauth/credentials.ts";
import { checkedOverride } from "./overrides/check-override.ts";
import { copied } from "./overrides/override.ts";
import { PendingOverrides } from "./overrides/pending-overrides.ts";
import { assertAccount, assertRecords } from "./state/check-records.ts";
import { Journal, seenRequest } from "./state/journal.ts";
import type { Generations } from "./state/state.ts";

/** Largest timestamp that `Date` can hold, in milliseconds. */
const maxTimestamp = 8.64e15;

const access: Record<string, Check> = {
  scopes: ["scopes in an array", (value) => Array.isArray(value) && value.every(isFilled)],
  role: text,
};
const { minimumMinutes, maximumMinutes } = grantTokenValidity;
const grant: Record<string, Check> = { ...access, minutes: numberIn(minimumMinutes, maximumMinutes) };

/** Makes the functions that change the current state of a mock, or read it. */
export function createControls(
  authUrl: string,
  credentials: MockCredentials,
  generations: Generations,
  { validators }: MockContract,
): MockControls {
  const state = () => generations.current;
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
      const after = state().records.with(copy);
      assertRecords(copy, after);
      state().records = after;
    },
    records: () => state().records.all,
    override: (given) => {
      const override = checkedOverride(given, validators);
      assertAccount(override.account, state().records);
      state().overrides.add(override);
    },
    overrides: () => state().overrides.entries.map(({ override, used }) => ({ ...copied(override), used })),
    clearOverrides: () => {
      state().overrides = new PendingOverrides();
    },
    requests: () => state().journal.kept.map((one) => seenRequest(one, validators.passwords)),
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
