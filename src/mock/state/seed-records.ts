// These types are published, so they use no types of other packages.

/** The records of an account, by kind. */
export interface AccountRecords {
  /** The monitors, each with its `monitor_id`. */
  monitors?: Array<{ monitor_id: string; [field: string]: unknown }>;
  /** The monitor types, each with `id` and `name` (default: every monitor type of the specification). */
  monitorTypes?: Array<{ id: string; name: string; [field: string]: unknown }>;
  /** The location profiles, whose fields are not documented. */
  locationProfiles?: Array<{ [field: string]: unknown }>;
  /** The only record of this kind, with its `device_key`. */
  deviceKey?: { device_key: string; [field: string]: unknown };
  /** The records of kinds that you added to the contract, each by a schema with `x-record`. */
  [kind: string]: Array<Record<string, unknown>> | Record<string, unknown> | undefined;
}

/** The records that exist in a mock, by kind (default: those of the contract's examples). */
export interface SeedRecords extends AccountRecords {
  /** The customers of an MSP account. */
  customers?: Array<{ name: string; zaaid: string; [field: string]: unknown }>;
  /** The business units of a portal account. */
  businessUnits?: Array<{ name: string; zaaid: string; [field: string]: unknown }>;
  /** The records of customers and business units, by their zaaid (default: the records of the token's own account). */
  accounts?: { [zaaid: string]: AccountRecords };
}
