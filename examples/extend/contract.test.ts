import { expect, it } from "vitest";
import { checkedFetch } from "./generated/validation/index.js";

const headers = { Authorization: "Svc-oauthtoken token" };
const url = "https://www.acme.eu/api/reports/summary/7";
const network = async (_url: string, _init: RequestInit) =>
  Response.json({ code: 0, message: "success", data: { availability: "high" } });

it("finds what breaks the contract in a response of an added operation", async () => {
  await expect(checkedFetch(network)(`${url}?period=7`, { headers })).rejects.toThrow(
    'getSummaryReport, response body /data/availability: expected a number; got "high"',
  );
});

it("finds what breaks it in a request", async () => {
  await expect(checkedFetch(network)(`${url}?period=99`, { headers })).rejects.toThrow("99 is not a period");
});
