/**
 * A typed call: paths, parameters and answers are checked against the contract by the compiler.
 *
 *   npm start                            in one terminal
 *   npx tsx examples/first-call.ts       in another; or give the mock's URL as an argument
 */
import { createClient, unwrap } from "../src/client/index.ts";

const url = process.argv[2] ?? "http://127.0.0.1:4010";
const api = createClient({ baseUrl: url, accessToken: "any-token" });

const monitor = await unwrap(
  api.GET("/monitors/{monitor_id}", { params: { path: { monitor_id: "123412341234123411" } } }),
);
console.log(`Got the monitor ${monitor.monitor_id}`);
