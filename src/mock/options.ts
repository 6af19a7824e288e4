import type { TlsKeys } from "../server/http-server.ts";
import type { Handler } from "../server/message.ts";
import type { ContractValidators } from "../validation/contract.ts";
import { assertValue } from "./control/check-input.ts";
import type { ControlSchema } from "./control/schemas.ts";
import type { MockControls, SeedRecords, TimeSource } from "./controls.ts";
import type { Operations, Override } from "./override.ts";

/** @typeParam Contract the operations, if the contract has more than this package's own: `operations & Mine` */
export interface MockOptions<Contract = Operations> {
  /** Path of another bundled contract, a JSON file, whose validators the package ajv compiles. */
  contract?: string;
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
  /** Path of a HAR file, whose responses are replayed. Its accounts are the customers, unless `records` has others. */
  replay?: string;
  /** The system's clock if left out. */
  clock?: TimeSource;
  /** A number from 0 to below 1, for random latency; `Math.random` if left out. */
  random?: () => number;
  /** Additional handlers by path, such as `/docs`. Each handles its path and everything below it. */
  handlers?: Readonly<Record<string, MountedHandler>>;
  /** Reloads the contract when its file changes; called after each reload, with an error if it failed. */
  onReload?: (problem: Error | undefined) => void;
}

/** The contract that a mock serves, as JSON, with its validators. */
export interface CurrentContract {
  readonly text: string;
  readonly validators: ContractValidators;
}

/** Creates a handler. The contract is the current one, which may be reloaded. */
export type MountedHandler = (mock: MockControls, contract: () => CurrentContract) => Handler;

const text: ControlSchema = { type: "string", minLength: 1 };
const properties: Record<keyof MockOptions, ControlSchema> = {
  contract: text,
  port: { type: "integer", minimum: 0, maximum: 65_535 },
  host: text,
  allowedHosts: { type: "array", items: text },
  tls: {},
  records: {},
  overrides: {},
  replay: text,
  clock: {},
  random: {},
  handlers: {},
  onReload: {},
};

/** @throws TypeError that names the option that does not exist or is not valid */
export function assertOptions(options: object): void {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  assertValue({ type: "object", properties, additionalProperties: false }, given, "startMock");
}
