/**
 * A typed call: the compiler checks paths, parameters and responses against the contract.
 *
 *   npx svc-monitoring-api mock        in one terminal; it prints the lines to paste into another
 *   npx tsx examples/first-call.ts     in the other
 *
 * The client reads the SVC_ variables of the environment: of the mock, or of a real account.
 */
import { createClient, unwrap } from "svc-monitoring-api";

const api = createClient();

const [monitor] = await unwrap(api.GET("/monitors"));
console.log(monitor ? `Got the monitor ${monitor.monitor_id}` : "The account has no monitors");
