/**
 * A typed call with openapi-fetch: paths, parameters and answers are checked against the contract by the compiler.
 *
 *   npm start                            in one terminal
 *   npx tsx examples/first-call.ts       in another; or give the mock's URL as an argument
 */
import createClient from "openapi-fetch";
import type { paths } from "../generated/types.ts";

const baseUrl = process.argv[2] ?? "http://127.0.0.1:4010";
const api = createClient<paths>({ baseUrl, headers: { Authorization: "Svc-oauthtoken any-token" } });

const { data, error, response } = await api.GET("/monitors/{monitor_id}", {
  params: { path: { monitor_id: "123412341234123411" } },
});

if (error) throw new Error(`Status ${response.status}, service error code ${error.code}: ${error.message}`);
console.log(`Got the monitor ${data.data.monitor_id}: ${data.message}`);
