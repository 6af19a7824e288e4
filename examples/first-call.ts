/**
 * A typed call: paths, parameters and answers are checked against the contract by the compiler.
 *
 *   npm start                            in one terminal
 *   npx tsx examples/first-call.ts       in another; or give the mock's URL as an argument
 */
import { createClient, unwrap } from "svc-monitoring-api";
import { atMock } from "./at-mock.ts";

const api = createClient(atMock);

const monitor = await unwrap(
  api.GET("/monitors/{monitor_id}", { params: { path: { monitor_id: "123412341234123411" } } }),
);
console.log(`Got the monitor ${monitor.monitor_id}`);
