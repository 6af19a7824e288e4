/** A program that uses every entry point. It is compiled and run in a project with only the package installed. */
import { type Client, createClient, NotFoundError, unwrap } from "svc-monitoring-api";
import { Granularity, isValueOf, nameOf, Period, parse } from "svc-monitoring-api/constants";
import { find, Period as LabelledPeriod, labelOf } from "svc-monitoring-api/constants/labels";
import { supportedGranularities } from "svc-monitoring-api/constants/rules";
import profile from "svc-monitoring-api/openapi.client.json" with { type: "json" };
import contract from "svc-monitoring-api/openapi.json" with { type: "json" };
import reference from "svc-monitoring-api/reference.json" with { type: "json" };
import { type SharedStorage, SharedTokenStore } from "svc-monitoring-api/tokens";
import { fileTokenStore } from "svc-monitoring-api/tokens/file";
import { type RedisClient, redisTokenStore } from "svc-monitoring-api/tokens/redis";
import type { components, paths } from "svc-monitoring-api/types";
import { checkedFetch, validateRequest } from "svc-monitoring-api/validation";

type Monitor = components["schemas"]["Monitor"];
const path = "/monitors/{monitor_id}" satisfies keyof paths;

const notThere = async () => Response.json({ code: 1002, message: "Monitor does not exist" }, { status: 404 });
const api: Client = createClient({ baseUrl: "http://127.0.0.1", accessToken: "any-token", fetch: notThere });

async function idOf(id: string): Promise<string> {
  const monitor: Monitor = await unwrap(api.GET(path, { params: { path: { monitor_id: id } } }));
  return monitor.monitor_id;
}

// @ts-expect-error the contract has no such path
api.GET("/monitor").catch(() => {});

// @ts-expect-error a misspelt option
api.GET(path, { params: { path: { monitor_id: "1" } }, zaaId: "1" }).catch(() => {});

const none = async () => Response.json({ code: 0, message: "success", data: [] });
const throwing = createClient({
  baseUrl: "http://127.0.0.1",
  accessToken: "any-token",
  fetch: none,
  throwOnError: true,
});
const { data: monitors } = await throwing.GET("/monitors");
if (monitors.data.length > 0) throw new Error("There are no monitors.");

const refusal = await idOf("1").catch((error: unknown) => error);
console.log(refusal instanceof NotFoundError && refusal.code);
const period = parse(Period, "7");
console.log(isValueOf(Period, period) && nameOf(Period, period), labelOf(LabelledPeriod, 7));
console.log(find(LabelledPeriod, "last month"));
console.log(supportedGranularities(Period.LastMonth).includes(Granularity.Daily));
console.log(contract.openapi, profile.openapi);
if (reference.guides.length === 0) throw new Error("The reference would have no guides.");

createClient({
  baseUrl: "http://127.0.0.1",
  accessToken: "any-token",
  fetch: checkedFetch(fetch, { onViolation: "warn" }),
});
const unknown = { method: "GET", url: "/api/monitor", headers: { Authorization: "Svc-oauthtoken any-token" } };
const { violations } = await validateRequest(unknown);
console.log(violations.map((violation) => violation.in).join());

// Stores that processes share.
const storage: SharedStorage = {
  lock: async () => ({ now: Date.now(), stored: undefined }),
  write: async () => true,
  changed: async () => undefined,
};
const stores = [
  fileTokenStore(),
  new SharedTokenStore(storage),
  redisTokenStore({ sendCommand: async () => [], duplicate() {} } as unknown as RedisClient),
];
if (stores.length < 3) throw new Error("The stores are not there.");
