import { basePath } from "../contract/base-path.ts";
import { successStatus } from "../contract/operations.ts";
import { isPlainObject } from "../validation/arguments.ts";
import { assertMadeResponse } from "../validation/made-response.ts";
import { methods } from "./authorization.ts";
import { assertFields, type Check, flag, integerIn, isText, numberIn, text } from "./checks.ts";
import type { Override } from "./override.ts";
import type { ServedContract } from "./served-contract.ts";

export const withoutBody = [204, 205, 304];
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
  if (!isText(value) || !value.startsWith("/") || value.startsWith(`${basePath}/`)) return false;
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
export function assertOverride(override: Override, contract: ServedContract): void {
  assertFields("override", override, checks);
  const { operation, method, path, status, body } = override;
  if ((method === undefined) !== (path === undefined))
    throw new TypeError("override: method and path belong together; got only one of them.");
  if (operation !== undefined && path !== undefined)
    throw new TypeError("override: expected an operation, or a method and a path; got both.");
  if (operation !== undefined) contract.validators.operation(operation);
  const isChosen = (effect: (typeof effects)[number]) => effect === "body" || override[effect] !== false;
  const chosen = effects.filter((effect) => override[effect] !== undefined && isChosen(effect));
  if (chosen.length === 0) throw new TypeError(`An override needs at least one of ${effects.join(", ")}.`);
  const [ending, ...others] = chosen.filter((effect) => effect !== "delay");
  if ((ending === "close" || ending === "reset") && others.length > 0)
    throw new TypeError(`An override with ${ending} has no response, so it cannot have ${others.join(", ")}.`);
  if (status !== undefined && withoutBody.includes(status) && body !== undefined)
    throw new TypeError(`An override with status ${status} cannot have a body.`);
  assertBody(override, contract);
}

/** Checks the status and the body by the contract of the operation. @throws TypeError if they break it */
export function assertBody(override: Override, contract: ServedContract): void {
  const { status, headers, body, breaksContract, method, path } = override;
  const id = override.operation ?? documentedAt(contract, method, path);
  if (breaksContract || (path !== undefined && id === undefined)) return;
  if (id === undefined && (status ?? 200) < 400 && (status ?? body) !== undefined)
    throw new TypeError(
      "An override of a success needs an operation, whose contract its status and body are checked against.",
    );
  const { operations, validators } = contract;
  // All operations that are not of OAuth have the same errors.
  const operation = validators.operation(id ?? operations.find(({ isOAuth }) => !isOAuth)?.id ?? "");
  const usual = Number(successStatus(Object.keys(operation.responses)) ?? "200");
  const made = { status: status ?? usual, headers, body: typeof body === "function" ? undefined : body };
  assertMadeResponse(validators, operation, made, "Set breaksContract to true to allow this.");
}

/** The operation with a method and a path, which may have the names of its template; undefined if it is undocumented. */
function documentedAt({ router }: ServedContract, method = "", path = ""): string | undefined {
  const route = router.find(basePath + path, method) ?? router.find(path, method);
  return route?.operations.get(method)?.id;
}
