/** Calls operations that the overlay has added, with the client, its tokens and its types. */
import { createClient, unwrap } from "svc-monitoring-api";
import { Period } from "./generated/constants.js";
import type { paths } from "./generated/types.js";

const api = createClient<paths>();
const monitors = await unwrap(api.GET("/monitors"));
for (const { monitor_id, display_name = "without a name" } of monitors) {
  const params = { path: { monitor_id }, query: { period: Period.LastMonth } };
  const { availability } = await unwrap(api.GET("/reports/summary/{monitor_id}", { params }));
  console.log(monitor_id, display_name, availability);
}
