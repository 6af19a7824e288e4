import { type CheckTrafficOptions, checkTraffic } from "../../src/traffic/check.ts";
import type { HarEntry } from "../../src/traffic/har.ts";
import { formats, type TrafficReport } from "../../src/traffic/report.ts";
import { fileOf } from "../support/temporary-folder.ts";

export const baseUrl = "https://www.acme.eu/api";
export const authUrl = "https://auth.acme.eu";
/** The headers of a valid request. */
export const valid = { Authorization: "Svc-oauthtoken s3cret", Accept: "application/json; version=2.0" };
export const success = { code: 0, message: "success" };

export interface Exchange {
  method?: string;
  url: string;
  headers?: object;
  form?: string;
  status?: number;
  type?: string;
  body: unknown;
}

export const monitor = { url: `${baseUrl}/monitors/1`, body: { ...success, data: { monitor_id: "1" } } };
/** A call of an operation that the contract does not have, and one with two errors. */
export const undocumented = { method: "POST", url: `${baseUrl}/reports/summary/123412341234?period=7`, body: success };
export const broken = { ...monitor, type: "text/html", headers: { ...valid, Cookie: "zaaid=" } };

export function entry(exchange: Exchange): HarEntry {
  const { method = "GET", url, headers = valid, form, status = 200, type = "application/json", body } = exchange;
  const pairs = (given: object) => Object.entries(given).map(([name, value]) => ({ name, value }));
  const postData = { mimeType: "application/x-www-form-urlencoded", text: form ?? "" };
  return {
    request: { method, url, headers: pairs(headers), ...(form && { postData }) },
    response: { status, headers: pairs({ "Content-Type": type }), content: { text: JSON.stringify(body) } },
  };
}

export const harOf = (...entries: object[]) => fileOf("traffic.har", JSON.stringify({ log: { entries } }));
export const har = (...exchanges: Exchange[]) => harOf(...exchanges.map(entry));

/** Checks a file. */
export const checked = (traffic: string, options: Partial<CheckTrafficOptions> = {}) =>
  checkTraffic({ traffic, baseUrl, authUrl, ...options });

/** What is found, each as `error 0 request path`. */
export const placesIn = ({ findings }: TrafficReport) =>
  findings.map(({ severity, exchange, place }) => `${severity} ${exchange} ${place}`);
export const found = async (...exchanges: Exchange[]) => placesIn(await checked(await har(...exchanges)));

/** The report in each format. */
export const allFormats = (report: TrafficReport) => Object.values(formats).map((format) => format(report));
