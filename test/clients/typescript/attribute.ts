/** Prints the first monitor, with its undocumented attributes. */
import { createServiceFetch } from "svc-monitoring-api";
import { listMonitors } from "./api/sdk.gen.ts";
import { clientOver, payload } from "./service.ts";

const [monitor] = await payload(listMonitors({ client: clientOver(createServiceFetch()) }));
console.log(JSON.stringify(monitor));
