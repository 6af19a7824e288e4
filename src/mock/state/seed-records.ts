/** The records that exist in a mock. What is left out are the records of the contract's examples. */
export interface SeedRecords {
  /** With `monitor_id`. */
  monitors?: Array<{ monitor_id: string; [field: string]: unknown }>;
  /** Of an MSP account: with `name` and `zaaid`. */
  customers?: Array<{ name: string; zaaid: string; [field: string]: unknown }>;
  /** Of a business-units portal account: with `name` and `zaaid`. */
  businessUnits?: Array<{ name: string; zaaid: string; [field: string]: unknown }>;
  /** Their fields are not documented. */
  locationProfiles?: Array<{ [field: string]: unknown }>;
}
