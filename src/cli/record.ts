import { type Recording, recordTraffic } from "../check/record-traffic.ts";
import { type AddressOptions, addressesOf } from "./addresses.ts";

/** The options of `svc-monitoring-api record <har>`, as the command line gives them. */
export interface RecordOptions extends AddressOptions {
  /** The port of the proxy on this machine. */
  port: string;
}

/**
 * Starts to record the traffic with the service: programs use `http://127.0.0.1:<port>/api` as their base URL.
 * @param har the file to write when the recording is stopped
 * @throws Error if an option is not valid, or the proxy does not start
 */
export async function record(har: string, { port, ...options }: RecordOptions): Promise<Recording> {
  if (!/^\d{1,5}$/.test(port)) throw new TypeError(`--port must be a number; got ${JSON.stringify(port)}.`);
  const { origin } = new URL(addressesOf(options).baseUrl);
  return recordTraffic({ target: origin, port: Number(port), har });
}
