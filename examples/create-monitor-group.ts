/**
 * Creates a monitor group.
 *
 *   npx tsx examples/create-monitor-group.ts [the mock's URL]
 */
import { createClient, unwrap } from "svc-monitoring-api";
import { atMock } from "./at-mock.ts";

const api = createClient(atMock);

await unwrap(
  api.POST("/monitor_groups", {
    body: { display_name: "Web production", description: "Monitors of the production web sites" },
  }),
);
console.log("The group is created");
