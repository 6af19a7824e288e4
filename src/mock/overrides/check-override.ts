import { basePath, requestPathOf } from "../../contract/base-path.ts";
import { methods } from "../../contract/document.ts";
import { successStatusOf } from "../../responses/documented-response.ts";
import {
  assertOptions,
  type Check,
  flag,
  integerIn,
  isFilled,
  isPlainObject,
  numberIn,
  text,
} from "../../shared/options.ts";
import type { ContractValidators } from "../../validation/contract-validators.ts";
import { breachOf } from "../../validation/made-response.ts";
import { copied, type Override, statusesWithoutBody } from "./override.ts";

/** The headers that the server itself writes, because they say where the body ends. */
const framing = /^(content-length|transfer-encoding|trailer)$/i;
const isHeader = ([name, value]: [string, unknown]) =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(name) &&
  !framing.test(name) &&
  typeof value === "string" &&
  /^[\x20-\x7e]*$/.test(value);

/** Whether a text is a segment of a path: a name in braces, or text without special characters. */
const isSegment = (segment: string) => /^(\{\w+\}|[^{}?#*]+)$/.test(segment) && segment !== "." && segment !== "..";

function isPath(value: unknown): boolean {
  if (!isFilled(value) || !value.startsWith("/") || value.startsWith(`${basePath}/`)) return false;
  const segments = value.slice(1).split("/");
  const names = segments.filter((segment) => segment.startsWith("{"));
  return segments.every(isSegment) && new Set(names).size === names.length;
}

/** The fields that change a response. An override needs at least one. */
const effects = ["close", "reset", "status", "headers", "body", "delay", "truncate"] as const;

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

/** Checks an override, except the body that its function will make, and copies it. @throws TypeError that says what is wrong */
export function checkedOverride(given: Override, validators: ContractValidators): Override {
  assertOptions("override", given, checks);
  const override = copied(given);
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
  assertKeepsContract(override, validators);
  return override;
}

/** Checks the status, the headers and the body by the contract of the operation. @throws TypeError if they break it */
export function assertKeepsContract(override: Override, validators: ContractValidators): void {
  const { status, headers, body, breaksContract, method = "", path, close, reset } = override;
  const { router } = validators;
  const route = path === undefined ? undefined : router.find(requestPathOf(path), method);
  const id = override.operation ?? route?.operation?.id;
  const isUndocumented = path !== undefined && id === undefined;
  if (isUndocumented && status === undefined && body === undefined && !close && !reset)
    throw new TypeError("An override of an undocumented path needs a status, a body, close or reset.");
  if (breaksContract || isUndocumented) return;
  if (id === undefined && (status ?? 200) < 400 && (status ?? body) !== undefined)
    throw new TypeError(
      "An override of a success needs an operation, whose contract its status and body are checked against.",
    );
  // Every operation of {base_url} has the same errors, so the first one stands for all.
  const operation = validators.operation(id ?? validators.operations.find(({ isOAuth }) => !isOAuth)?.id ?? "");
  const made = { status: status ?? successStatusOf(operation), headers };
  const breach = breachOf(operation, typeof body === "function" ? made : { ...made, body });
  if (breach) throw new TypeError(`The override ${breach}. Set breaksContract to true to allow this.`);
}
