import type { TlsKeys } from "../server/http-server.ts";
import type { Handler } from "../server/message.ts";
import { nearestTexts } from "../shared/nearest.ts";
import { shortJson } from "../validation/schemas/schema.ts";
import type { MockControls, SeedRecords, TimeSource } from "./controls.ts";
import type { Operations, Override } from "./override.ts";
import type { ServedContract } from "./served-contract.ts";

/** @typeParam Contract the operations, if the contract has more than this package's own: `operations & Mine` */
export interface MockOptions<Contract = Operations> {
  /** 0 or left out for any free port. */
  port?: number;
  /** The address to listen on; 127.0.0.1 if left out. Others let other machines reach the mock. */
  host?: string;
  /** Host names besides those of this machine to which the control path responds. */
  allowedHosts?: readonly string[];
  /** Serves HTTPS with this key and this certificate, in PEM. */
  tls?: TlsKeys;
  /** The records that exist, or the path of a JSON file with them; those of the contract's examples if left out. */
  records?: SeedRecords | string;
  /** Responses to replace from the start, or the path of a JSON file with a list of them. */
  overrides?: ReadonlyArray<Override<Contract>> | string;
  /** The system's clock if left out. */
  clock?: TimeSource;
  /** Additional handlers by path, such as `/docs`. Each handles its path and everything below it. */
  handlers?: Readonly<Record<string, MountedHandler>>;
}

/** Creates a handler, from the mock and its contract. */
export type MountedHandler = (mock: MockControls, contract: ServedContract) => Handler;

type Check = readonly [expected: string, isValid: (value: unknown) => boolean];

const isText = (value: unknown) => typeof value === "string" && value !== "";
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isFunction = (value: unknown) => typeof value === "function";
const hasAll = (value: unknown, names: readonly string[], isPart: (part: unknown) => boolean) =>
  isObject(value) && names.every((name) => isPart(value[name]));

const text: Check = ["a text that is not empty", isText];
const checks: Record<keyof MockOptions, Check> = {
  port: [
    "an integer from 0 to 65535",
    (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 65_536,
  ],
  host: text,
  allowedHosts: [
    "host names without a scheme and a port, in an array",
    (value) => Array.isArray(value) && value.every((name) => isText(name) && /^[\w.-]+$|^\[[\da-f:.]+\]$/i.test(name)),
  ],
  tls: ["an object with key and cert, both in PEM", (value) => hasAll(value, ["key", "cert"], isText)],
  records: [
    "an object, or the path of a JSON file",
    (value) => isText(value) || (isObject(value) && !Array.isArray(value)),
  ],
  overrides: ["an array, or the path of a JSON file", (value) => isText(value) || Array.isArray(value)],
  clock: [
    "an object with the functions now, setTimeout and clearTimeout",
    (value) => hasAll(value, ["now", "setTimeout", "clearTimeout"], isFunction),
  ],
  handlers: [
    "functions by path, such as /docs, which has one segment",
    (value) =>
      isObject(value) && Object.entries(value).every(([path, one]) => /^\/[^/]*$/.test(path) && isFunction(one)),
  ],
};

/** @throws TypeError that names every option that does not exist or is not valid */
export function assertOptions(options: unknown): void {
  if (!isObject(options))
    throw new TypeError(`startMock: expected an object with options; got ${shortJson(options, "")}`);
  const problems = Object.entries(options).flatMap(([name, value]) => {
    if (!Object.hasOwn(checks, name))
      return `startMock has no option ${name}; nearest: ${nearestTexts(Object.keys(checks), name).join(", ")}`;
    const [expected, isValid] = checks[name as keyof MockOptions];
    return value === undefined || isValid(value)
      ? []
      : `startMock ${name}: expected ${expected}; got ${shortJson(value, name)}`;
  });
  if (problems.length > 0) throw new TypeError(problems.join("; "));
}
