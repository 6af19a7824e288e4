import { isDeepStrictEqual } from "node:util";
import { formatViolation, type Violation } from "../../validation/violation.ts";
import { maskedJson, maskedQuery } from "../mask.ts";
import type { Call } from "../state/match.ts";
import type { Override } from "../state/overrides.ts";
import type { SeedRecords } from "../state/records.ts";

/** A call and its response. */
export interface Exchange {
  call: Call;
  status: number;
  body: unknown;
  /** How both violate the contract. */
  violations: readonly Violation[];
  /** Texts that the recording must not contain. */
  secrets: string[];
}

/** A recording: overrides that replay the responses. */
export interface Recording {
  /** The accounts that calls acted on, so that the mock knows them. */
  records: SeedRecords;
  overrides: Override[];
  /** What broke the contract. */
  violations: Array<{ operation: string; path: string; problems: string[] }>;
}

/** The recording of some calls, in order, without secrets. */
export function recordingOf(exchanges: readonly Exchange[]): Recording {
  const overrides = exchanges.map(overrideOf);
  const replayed = overrides.map((override, index): Override => {
    const isRepeated = overrides.slice(index + 1).some((later) => isDeepStrictEqual(matchOf(later), matchOf(override)));
    // Of the same call made again, each response is replayed once, and the last one from then on.
    return { ...override, times: isRepeated ? 1 : "always" };
  });
  const accounts = [...new Set(exchanges.flatMap(({ call }) => call.account ?? []))];
  const customers = accounts.map((zaaid) => ({ name: "Recorded account", zaaid }));
  return {
    records: customers.length > 0 ? { customers } : {},
    // Those that match fewer calls come first, because the first that matches applies.
    overrides: replayed.toSorted((a, b) => precision(b) - precision(a)),
    violations: exchanges
      .filter(({ violations }) => violations.length > 0)
      .map(({ call: { operation, path }, violations, secrets }) => ({
        operation,
        path: String(maskedJson(path, secrets)),
        problems: violations.map(formatViolation),
      })),
  };
}

function overrideOf({ call, status, body, violations, secrets }: Exchange): Override {
  const breaksContract = violations.some(({ part }) => part === "response");
  const query = Object.fromEntries(new URLSearchParams(maskedQuery(call.query)));
  const override = {
    operation: call.operation,
    path: call.path,
    ...(Object.keys(query).length > 0 && { query }),
    ...(call.account !== undefined && { account: call.account }),
    status,
    ...(body !== undefined && body !== null && { body }),
    ...(breaksContract && { breaksContract }),
  };
  return maskedJson(override, secrets) as Override;
}

function matchOf({ operation, path, query, account }: Override): object {
  return { operation, path, query, account };
}

function precision({ query = {}, account }: Override): number {
  return Object.keys(query).length + (account === undefined ? 0 : 1);
}
