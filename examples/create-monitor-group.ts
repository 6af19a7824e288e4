/**
 * Creates a monitor group.
 *
 *   npx tsx examples/create-monitor-group.ts
 */
import { createClient, unwrap } from "svc-monitoring-api";

const api = createClient();

await unwrap(
  api.POST("/monitor_groups", {
    body: { display_name: "Web production", description: "Monitors of the production web sites" },
  }),
);
console.log("The group is created");
