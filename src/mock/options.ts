import { type Check, integerIn, isFilled, isPlainObject, text } from "../shared/options.ts";
import type { Override } from "./overrides/override.ts";
import type { SeedRecords } from "./state/seed-records.ts";

export interface MockOptions {
  /** The port to listen on; 0 stands for any free port (default: 0). */
  port?: number;
  /** The address to listen on (default: 127.0.0.1). Another address may let other machines reach the mock. */
  host?: string;
  /** Host names besides those of this machine to which the control path responds. */
  allowedHosts?: readonly string[];
  /** The records that exist, or the path of a JSON file with them (default: those of the contract's examples). */
  records?: SeedRecords | string;
  /** The overrides that exist from the start. */
  overrides?: readonly Override[];
}

const hostNames = (value: unknown) =>
  Array.isArray(value) && value.every((name) => isFilled(name) && /^[\w.-]+$|^\[[\da-f:.]+\]$/i.test(name));

export const optionChecks: Record<keyof MockOptions, Check> = {
  port: integerIn(0, 65_535),
  host: text,
  allowedHosts: ["host names without a scheme and a port, in an array", hostNames],
  records: ["an object, or the path of a JSON file", (value) => isFilled(value) || isPlainObject(value)],
  overrides: ["an array", Array.isArray],
};
