/**
 * An operation that the specification does not show: typed by you, or as a plain response. A mock that has it:
 *
 *   npx svc-monitoring-api build examples/extend/acme.overlay.yaml --out acme
 *   npx svc-monitoring-api mock --contract acme/openapi.json
 *
 * and in a terminal with the variables that it prints:
 *
 *   npx tsx examples/report-of-your-own.ts
 */
import { createClient, createServiceFetch, unwrap } from "svc-monitoring-api";
import type { paths } from "svc-monitoring-api/types";

interface MyReports {
  "/reports/summary/{monitor_id}": {
    get: {
      parameters: { path: { monitor_id: string }; query: { period: number } };
      responses: { 200: { content: { "application/json": { message: string; data: Record<string, unknown> } } } };
    };
  };
}

const api = createClient<paths & MyReports>();
const params = { path: { monitor_id: "123412341234123411" }, query: { period: 7 } };
console.log(await unwrap(api.GET("/reports/summary/{monitor_id}", { params })));

// A PDF or CSV report stays a stream until you read it.
const serviceFetch = createServiceFetch();
const response = await serviceFetch("/reports/summary/123412341234123411?period=7");
console.log(response.status, (await response.arrayBuffer()).byteLength);
