/**
 * An MSP account lists its customers, and acts on the account of the first.
 *
 *   npx tsx examples/customer-account.ts
 */
import { createClient, unwrap } from "svc-monitoring-api";

const api = createClient();

const [customer] = await unwrap(api.GET("/short/msp/customers"));
if (!customer) throw new Error("This account has no customers.");

const monitors = await unwrap(api.withAccount(customer.zaaid).GET("/monitors"));
console.log(`${customer.name} has ${monitors.length} monitors`);
