import { packageVersion } from "../../generated/version.ts";
import { type Option, pathsOf } from "./option-checks.ts";
import { clientTable } from "./option-table.ts";
import type { ClientOptions } from "./options.ts";

export type Environment = Record<string, string | undefined>;

/**
 * Reads the client's options from environment variables. The three OAuth variables are those of the
 * infrastructure-as-code provider (specification, Infrastructure-as-code provider settings); the others are this client's own.
 * @throws TypeError that names a variable that must be a number
 */
export function optionsFromEnvironment(environment: object = processEnvironment()): ClientOptions {
  return nested(
    [...pathsOf(clientTable)].map(([path, option]) => [path, variableValue(environment as Environment, option)]),
  );
}

/** The value of an option's variable, if it is set. @throws TypeError that names the variable if it is empty, or no number where it must be one */
export function variableValue(environment: Environment, { variable, check }: Option): string | number | undefined {
  // Deno asks for a permission for each name that is read.
  if (!variable) return undefined;
  // Secrets are often pasted or read from files, with a line end.
  // A binding of an edge runtime may be a number.
  const text = environment[variable]?.toString().trim();
  // It is most likely a secret that a job did not get. What is used instead would be of another account.
  if (text === "") throw new TypeError(`${variable} is empty. Give it a value, or unset it.`);
  if (text === undefined || check.perUnit === undefined) return text;
  if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return Number(text) * check.perUnit;
  throw new TypeError(`${variable} must be a number; got ${JSON.stringify(text)}.`);
}

/** Options of values by their path, such as `retry.minWait`, without those that are undefined. */
export function nested(values: Iterable<readonly [path: string, value: unknown]>): ClientOptions {
  const options: Record<string, Record<string, unknown> | unknown> = {};
  for (const [path, value] of values) {
    const [name = "", inner] = path.split(".");
    if (value === undefined) continue;
    options[name] = inner ? { ...(options[name] as object), [inner]: value } : value;
  }
  return options;
}

export function processEnvironment(): Environment {
  return globalThis.process?.env ?? {};
}

/** The `User-Agent` header. In a browser it is the browser's: a service may refuse a call of another origin that sets it. */
export function userAgent(): Record<string, string> {
  const isBrowser = globalThis.navigator?.userAgent?.startsWith("Mozilla/");
  return isBrowser ? {} : { "User-Agent": `svc-monitoring-api/${packageVersion}` };
}
