/** Lists monitors, reads one, meets an error, and creates a group on a customer's account. */
import { createServiceFetch, NotFoundError } from "svc-monitoring-api";
import {
  createMonitorGroup,
  getMonitor,
  listMonitors,
  listMonitorTypeConstants,
  listMspCustomers,
} from "./api/sdk.gen.ts";
import { MonitorType, ReportType } from "./api/types.gen.ts";
import { clientOver, payload } from "./service.ts";

const serviceFetch = createServiceFetch(); // reads the SVC_ variables
const client = clientOver(serviceFetch);

const monitors = await payload(listMonitors({ client }));
console.log(`${monitors.length} monitors`);

const [first] = monitors;
if (first) {
  const monitor = await payload(getMonitor({ client, path: { monitor_id: first.monitor_id } }));
  console.log(`monitor ${monitor.monitor_id}`);
}

try {
  await payload(getMonitor({ client, path: { monitor_id: "1" } }));
} catch (error) {
  if (!(error instanceof NotFoundError)) throw error;
  console.log(`no such monitor: ${error.message} (status ${error.status}, code ${error.code})`);
}

const [customer] = await payload(listMspCustomers({ client }));
if (customer) {
  const body = { display_name: "Web production", description: "Monitors of the production web sites" };
  const account = clientOver(serviceFetch.withAccount(customer.zaaid));
  await payload(createMonitorGroup({ client: account, body }));
  console.log(`a group is created on the account of ${customer.name}`);
}

console.log(`report type AvailabilitySummary is ${ReportType.AvailabilitySummary}`);

const known: string[] = Object.values(MonitorType);
const types = await payload(listMonitorTypeConstants({ client }));
const added = types.map(({ id }) => id).filter((id) => !known.includes(id));
console.log(`new monitor types: ${added.join(", ") || "none"}`);
