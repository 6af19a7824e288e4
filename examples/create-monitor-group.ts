/**
 * Creates a monitor group.
 *
 *   npx tsx examples/create-monitor-group.ts [the mock's URL]
 */
import { createClient, unwrap } from "../src/client/index.ts";

const url = process.argv[2] ?? "http://127.0.0.1:4010";
const api = createClient({ baseUrl: url, accessToken: "any-token" });

await unwrap(
  api.POST("/monitor_groups", {
    body: { display_name: "Web production", description: "Monitors of the production web sites" },
  }),
);
console.log("The group is created");
