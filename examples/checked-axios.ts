/**
 * axios, or another client that takes a `fetch`: the service's fetch gets tokens and retries, and every request and
 * response is checked against the contract, as in a test.
 *
 *   npx svc-monitoring-api mock          in one terminal; it prints the lines to paste into another
 *   npx tsx examples/checked-axios.ts    in the other
 */
import axios from "axios";
import { createServiceFetch } from "svc-monitoring-api";
import { checkedFetch } from "svc-monitoring-api/validation";

const api = axios.create({
  baseURL: process.env.SVC_BASE_URL ?? "",
  adapter: "fetch",
  env: { fetch: createServiceFetch({ fetch: checkedFetch(fetch) }) },
});

const { data } = await api.get("/monitors");
console.log(`Got ${data.data.length} monitors`);

// A path that the contract does not have: the check throws before the request is sent.
await api.get("/monitor").catch((error) => console.log((error.cause ?? error).message));
