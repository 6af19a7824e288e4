/** Checks of options, also of those of token stores: programs in JavaScript have no compiler that finds a mistake. */

import { dataCenters } from "../../generated/data-centers.ts";

export interface Check {
  /** As an error says it after "must be". */
  readonly must: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test of any value reads its fields
  test(value: any): boolean;
  /** If the option is a number: how many of its units one of its environment variable has. */
  readonly perUnit?: number;
  /** The value may be secret, so no error shows it. */
  readonly isHidden?: true;
}

export interface Option {
  readonly check: Check;
  readonly default?: unknown;
  /** The environment variable that it is read from if it is omitted. */
  readonly variable?: string;
  /** The options of a group, such as `retry`. */
  readonly table?: Table;
}

export type Table = Readonly<Record<string, Option>>;

/** The options of a type. The compiler says if one is missing. */
export type OptionTable<Options> = { readonly [Name in keyof Options]-?: Option };

/** The longest delay of `setTimeout`; with a longer one it fires at once. */
const longestTimer = 2 ** 31 - 1;

/** A time in milliseconds. Its variable is in seconds, like the settings of the infrastructure-as-code provider. */
export const time = (least: number, most = longestTimer): Check => ({
  must: `from ${least} to ${most} milliseconds`,
  test: (value) => typeof value === "number" && value >= least && value <= most,
  perUnit: 1_000,
});

export const count = (least: number): Check => ({
  must: `an integer of at least ${least}`,
  test: (value) => Number.isInteger(value) && value >= least,
  perUnit: 1,
});

export const text = (must: string, pattern: RegExp): Check => ({
  must,
  test: (value) => typeof value === "string" && pattern.test(value),
});

export const nonEmptyText = text("a text that is not empty", /./s);

export const callback: Check = { must: "a function", test: (value) => typeof value === "function" };

export const oneOf = (...values: string[]): Check => ({
  must: `one of ${values.join(", ")}`,
  test: (value) => values.includes(value),
});

export const withFunctions = (...names: string[]): Check => ({
  must: `an object with ${names.map((name) => `\`${name}\``).join(", ")}`,
  test: (value) => names.every((name) => typeof value?.[name] === "function"),
});

export const group = (table: Table): Option => ({
  check: { must: "an object", test: (value) => typeof value === "object" && value !== null, isHidden: true },
  table,
});

export const dataCenter: Check = {
  must: `one of ${Object.keys(dataCenters).join(", ")}`,
  test: (value) => typeof value === "string" && Object.keys(dataCenters).includes(value.toUpperCase()),
};

/** The endings of the data centers' hosts, such as `.com`. */
const endings = Object.values(dataCenters).flatMap(({ base, auth }) =>
  [base, auth].map((url) => url.replace(/.*}|\/api$/g, "")),
);

const host = text(
  'the part of a host name that data centers share, such as "acme" of www.acme.com',
  /^(?!www\.)[a-z\d]+((-+|\.)[a-z\d]+)*$/i,
);

/** A part of a host name. With the rest of the host, it would be there twice. */
export const hostPart: Check = {
  ...host,
  test: (value) => host.test(value) && !endings.some((ending) => value.endsWith(ending)),
};

export const serviceUrl: Check = {
  must: "an https URL, or an http URL of this machine, without query, fragment and user name",
  test(value) {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname, search, hash, username, password } = new URL(value);
    const isOwn = protocol === "http:" && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
    return (isOwn || protocol === "https:") && !search && !hash && !username && !password;
  },
  // It may contain a password.
  isHidden: true,
};

/**
 * Refuses names that are not options, and an account or a secret that is undefined, such as that of a missing variable: with
 * either, the call would act on another account.
 * @throws TypeError
 */
export function refuseUnknown(owner: string, given: object, known: readonly string[]): void {
  const name = Object.keys(given).find((one) => !known.includes(one));
  if (name !== undefined)
    throw new TypeError(`\`${name}\` is not an option of ${owner}. The options are ${known.join(", ")}.`);
  if ("zaaid" in given && given.zaaid === undefined)
    throw new TypeError("`zaaid` is undefined. Leave it out to act on your own account.");
  const secret = ["credentials", "accessToken", "clientId", "clientSecret", "refreshToken"].find(
    (one) => one in given && Reflect.get(given, one) === undefined,
  );
  if (secret) throw new TypeError(`\`${secret}\` is undefined. Leave it out to read it from its variable.`);
}

/** @throws TypeError that says what the option must be, and what it is */
export function requireValid(name: string, { must, test, isHidden }: Check, value: unknown): void {
  if (test(value)) return;
  const got =
    typeof value === "string" ? JSON.stringify(value) : Object(value) === value ? typeof value : String(value);
  // A hidden value is a secret of a file that ends so, most likely.
  const end =
    typeof value === "string" && /\s$/.test(value) ? (/[\r\n]$/.test(value) ? "a line break" : "white space") : "";
  throw new TypeError(`${name} must be ${must}${isHidden ? "" : `; got ${got}`}.${end && ` It ends with ${end}.`}`);
}

/** Checks the options of an owner that are not undefined. @throws TypeError that names one that does not exist, or is invalid */
export function checkOptions(owner: string, given: object, table: Table, group = ""): void {
  refuseUnknown(owner, given, Object.keys(table));
  for (const [name, option] of Object.entries(table)) {
    const value: unknown = Reflect.get(given, name);
    if (value === undefined) continue;
    const path = `\`${group}${name}\``;
    requireValid(path, option.check, value);
    if (option.table) checkOptions(path, value as object, option.table, `${name}.`);
  }
}
