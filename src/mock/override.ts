// These types are published, so they use no types of other packages.
import type { operations } from "../../generated/types.ts";
import { basePath } from "../contract/base-path.ts";
import { methods } from "../contract/document.ts";
import {
  assertOptions,
  type Check,
  flag,
  integerIn,
  isFilled,
  isPlainObject,
  numberIn,
  text,
} from "../shared/options.ts";
import type { ContractValidators } from "../validation/contract-validators.ts";
import { exampleResponse } from "../validation/example-response.ts";
import { assertMadeResponse, jsonCopy } from "../validation/made-response.ts";

/** A call whose response a function makes. */
export interface OverriddenCall {
  /** Undefined for an undocumented operation. */
  operation: string | undefined;
  method: string;
  /** Below {base_url} or {auth_url}. */
  path: string;
  /** Those of the path, such as `monitor_id`. */
  parameters: Readonly<Record<string, string>>;
  /** The parameters of the query; the last of those that are repeated. */
  query: Readonly<Record<string, string>>;
  /** By names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The zaaid of the cookie. */
  account: string | undefined;
  /** A value if it was sent as JSON, else the text; null without a body. */
  body: unknown;
}

/**
 * Replaces the response of calls that the service would accept, or delays it, or lets the connection fail; calls that the
 * service would refuse are still refused. The newest override that matches a call applies.
 */
export interface Override {
  /** Only the calls of this operation. */
  operation?: keyof operations;
  /** Only calls with this method and this path, in place of an operation. */
  method?: string;
  /**
   * Below {base_url} or {auth_url}: `/monitors/1002`, or `/monitors/{monitor_id}` for any. An undocumented path gets a response in
   * this way.
   */
  path?: string;
  /** The zaaid of the cookie: only the calls of this customer or business unit. */
  account?: string;
  /** How many calls (default: all, until it is cleared). */
  times?: number;
  /** Default: the documented status of a success. */
  status?: number;
  /** Additional headers, such as `Retry-After`. */
  headers?: Record<string, string>;
  /**
   * The body, as JSON. New attributes and undocumented ids are allowed. A text is sent as it is
   * if `headers` has another Content-Type. A function makes the body of each call; it must not be async. Default: the usual body,
   * which is the records, or for a status from 400 the documented error.
   */
  body?: ((call: OverriddenCall) => unknown) | object | string | number | boolean | null;
  /** Allows a status and a body that break the contract. */
  breaksContract?: boolean;
  /** Milliseconds to wait before the response, at most 60,000. */
  delay?: number;
  /** Closes the connection without a response. */
  close?: boolean;
  /** Resets the connection (TCP RST) without a response. */
  reset?: boolean;
  /** Closes the connection after half of the body. */
  truncate?: boolean;
}

/** The statuses of responses without a body (RFC 9110, section 6.4.1). */
export const statusesWithoutBody = [204, 205, 304];
const effects = ["close", "reset", "status", "headers", "body", "delay", "truncate"] as const;

/** The server itself frames a response. */
const framing = /^(content-length|transfer-encoding|trailer)$/i;
const isHeader = ([name, value]: [string, unknown]) =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(name) &&
  !framing.test(name) &&
  typeof value === "string" &&
  /^[\x20-\x7e]*$/.test(value);

/** A segment of a path: a name in braces, or text. */
const isSegment = (segment: string) => /^(\{\w+\}|[^{}?#*]+)$/.test(segment) && segment !== "." && segment !== "..";

function isPath(value: unknown): boolean {
  if (!isFilled(value) || !value.startsWith("/") || value.startsWith(`${basePath}/`)) return false;
  const segments = value.slice(1).split("/");
  const names = segments.filter((segment) => segment.startsWith("{"));
  return segments.every(isSegment) && new Set(names).size === names.length;
}

const checks: Record<keyof Override, Check> = {
  operation: text,
  method: [`one of ${methods.join(", ")}`, (value) => methods.some((one) => one === value)],
  path: [
    "a path below {base_url} or {auth_url}, such as /monitors/1002 or /monitors/{monitor_id}, whose braces are a whole segment",
    isPath,
  ],
  account: text,
  times: ["an integer from 1", (value) => Number.isInteger(value) && Number(value) > 0],
  status: integerIn(200, 599),
  headers: [
    "headers in printable ASCII, without Content-Length, Transfer-Encoding and Trailer",
    (value) => isPlainObject(value) && Object.entries(value).every(isHeader),
  ],
  body: ["JSON", () => true],
  breaksContract: flag,
  delay: numberIn(0, 60_000),
  close: flag,
  reset: flag,
  truncate: flag,
};

/** Checks an override, but not what its function will make. @throws TypeError that says what is wrong */
export function assertOverride(override: Override, validators: ContractValidators): void {
  assertOptions("override", override, checks);
  const { operation, method, path, status, body } = override;
  if ((method === undefined) !== (path === undefined))
    throw new TypeError("override: method and path belong together; got only one of them.");
  if (operation !== undefined && path !== undefined)
    throw new TypeError("override: expected an operation, or a method and a path; got both.");
  if (operation !== undefined) validators.operation(operation);
  const isChosen = (effect: (typeof effects)[number]) => effect === "body" || override[effect] !== false;
  const chosen = effects.filter((effect) => override[effect] !== undefined && isChosen(effect));
  if (chosen.length === 0) throw new TypeError(`An override needs at least one of ${effects.join(", ")}.`);
  const [ending, ...others] = chosen.filter((effect) => effect !== "delay");
  if ((ending === "close" || ending === "reset") && others.length > 0)
    throw new TypeError(`An override with ${ending} has no response, so it cannot have ${others.join(", ")}.`);
  if (status !== undefined && statusesWithoutBody.includes(status) && body !== undefined)
    throw new TypeError(`An override with status ${status} cannot have a body.`);
  assertBody(override, validators);
}

/** Checks the status and the body by the contract of the operation. @throws TypeError if they break it */
export function assertBody(override: Override, validators: ContractValidators): void {
  const { status, headers, body, breaksContract, method = "", path } = override;
  const { router } = validators;
  const route = path === undefined ? undefined : (router.find(basePath + path, method) ?? router.find(path, method));
  const id = override.operation ?? route?.operation?.id;
  if (breaksContract || (path !== undefined && id === undefined)) return;
  if (id === undefined && (status ?? 200) < 400 && (status ?? body) !== undefined)
    throw new TypeError(
      "An override of a success needs an operation, whose contract its status and body are checked against.",
    );
  // Every operation of {base_url} has the same errors, so the first one stands for all.
  const operation = validators.operation(id ?? validators.operations.find(({ isOAuth }) => !isOAuth)?.id ?? "");
  const usual = exampleResponse(operation)?.status ?? 200;
  const made = { status: status ?? usual, headers, body: typeof body === "function" ? undefined : body };
  assertMadeResponse(operation, made, "Set breaksContract to true to allow this.");
}

/** A copy, whose body may be a function. @throws TypeError if the body cannot be JSON */
export function copied({ body, ...rest }: Override): Override {
  if (body === undefined) return structuredClone(rest);
  return { ...structuredClone(rest), body: typeof body === "function" ? body : jsonCopy(body, "override body") };
}
