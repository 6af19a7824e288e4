/** A program that uses every entry point. It is compiled and run in a project with only the package installed. */
import { type Client, createClient, NotFoundError, unwrap } from "svc-monitoring-api";
import { Granularity, isValueOf, Period } from "svc-monitoring-api/constants";
import { labelOf, PeriodLabels } from "svc-monitoring-api/constants/labels";
import { supportedGranularities } from "svc-monitoring-api/constants/rules";
import profile from "svc-monitoring-api/openapi.client.json" with { type: "json" };
import contract from "svc-monitoring-api/openapi.json" with { type: "json" };
import type { components, paths } from "svc-monitoring-api/types";

type Monitor = components["schemas"]["Monitor"];
const path = "/monitors/{monitor_id}" satisfies keyof paths;

const notThere = async () => Response.json({ code: 1002, message: "Monitor does not exist" }, { status: 404 });
const api: Client = createClient({ baseUrl: "http://127.0.0.1", accessToken: "any-token", fetch: notThere });

async function nameOf(id: string): Promise<string> {
  const monitor: Monitor = await unwrap(api.GET(path, { params: { path: { monitor_id: id } } }));
  return monitor.monitor_id;
}

// @ts-expect-error the contract has no such path
api.GET("/monitor").catch(() => {});

const refusal = await nameOf("1").catch((error: unknown) => error);
console.log(refusal instanceof NotFoundError && refusal.code);
console.log(isValueOf(Period, 7) && labelOf(PeriodLabels, 7));
console.log(supportedGranularities(Period.LastMonth).includes(Granularity.Daily));
console.log(contract.openapi, profile.openapi);
