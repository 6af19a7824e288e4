/** A program that uses the entry points that run everywhere, and the token stores. It is compiled and run with only the package installed. */
import { createClient, NotFoundError, unwrap } from "svc-monitoring-api";
import { isValueOf, nameOf, Period, parse } from "svc-monitoring-api/constants";
import { Period as LabelledPeriod, labelOf } from "svc-monitoring-api/constants/labels";
import { supportedGranularities } from "svc-monitoring-api/constants/rules";
import profile from "svc-monitoring-api/openapi.client.json" with { type: "json" };
import contract from "svc-monitoring-api/openapi.json" with { type: "json" };
import reference from "svc-monitoring-api/reference.json" with { type: "json" };
import { fileTokenStore } from "svc-monitoring-api/tokens/file";
import { redisTokenStore } from "svc-monitoring-api/tokens/redis";
import type { components, paths } from "svc-monitoring-api/types";
import { checkedFetch, validateRequest } from "svc-monitoring-api/validation";

type Monitor = components["schemas"]["Monitor"];
const path = "/monitors/{monitor_id}" satisfies keyof paths;

const stores = [fileTokenStore(), redisTokenStore({ sendCommand: async () => [] })];
const notThere = async () => Response.json({ code: 1002, message: "Monitor does not exist" }, { status: 404 });
const baseUrl = "http://127.0.0.1/api";
const api = createClient({ baseUrl, accessToken: "any-token", tokenStore: stores[0], fetch: checkedFetch(notThere) });

async function idOf(id: string): Promise<string> {
  const monitor: Monitor = await unwrap(api.GET(path, { params: { path: { monitor_id: id } } }));
  return monitor.monitor_id;
}
const refusal = await idOf("1").catch((error: unknown) => error);
console.log(refusal instanceof NotFoundError && refusal.code);

// @ts-expect-error the contract has no such path
api.GET("/monitor").catch(() => {});

const period = parse(Period, "7");
console.log(isValueOf(Period, period) && nameOf(Period, period), labelOf(LabelledPeriod, 7));
console.log(supportedGranularities(Period.LastMonth).length > 0, reference.guides.length > 0);
console.log(contract.openapi, profile.openapi);
const { violations } = await validateRequest({ method: "GET", url: "/api/monitor", headers: {} });
console.log(violations.map((violation) => violation.in).join());
