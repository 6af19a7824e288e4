import axios from "axios";
import got from "got";
import { request as playwright } from "playwright-core";
import supertest from "supertest";
import { afterAll, expect, it, onTestFinished } from "vitest";
import "../../src/validation/vitest.ts";
import type { AnyResponse } from "../../src/validation/index.ts";
import { serve } from "../support/serve.ts";

const monitor = { code: 0, message: "success", data: { monitor_id: "1" } };
const bodies: Record<string, object> = { "/valid": monitor, "/broken": { ...monitor, data: {} }, "/page": monitor };
const typeOf = (path: string) => ({ "Content-Type": path === "/page" ? "text/html" : "application/json" });

const base = await serve(({ url = "" }, response) => {
  response.writeHead(200, typeOf(url)).end(JSON.stringify(bodies[url]));
}, afterAll);

/** The libraries that tests send requests with, and how they get a response. */
const libraries: Array<[string, (path: string) => Promise<AnyResponse>]> = [
  ["supertest", (path) => supertest(base).get(path)],
  ["axios", (path) => axios.get(base + path)],
  ["axios, as text", (path) => axios.get(base + path, { responseType: "text" })],
  ["axios, as bytes", (path) => axios.get(base + path, { responseType: "arraybuffer" })],
  ["axios, by fetch", (path) => axios.get(base + path, { adapter: "fetch" })],
  ["got", (path) => got(base + path)],
  ["got, parsed", (path) => got(base + path, { responseType: "json" })],
  ["got, as bytes", (path) => got(base + path, { responseType: "buffer" })],
  [
    "Playwright",
    async (path) => {
      const context = await playwright.newContext();
      onTestFinished(() => context.dispose());
      return context.get(base + path);
    },
  ],
];

it.each(libraries)("toMatchContract takes a response of %s as it is", async (_name, get) => {
  await expect(await get("/valid")).toMatchContract("getMonitor");
  const broken = await get("/broken");
  await expect(expect(broken).toMatchContract("getMonitor")).rejects.toThrow(
    "getMonitor, response body /data/monitor_id: expected a value; got nothing",
  );
  await expect(expect(await get("/page")).toMatchContract("getMonitor")).rejects.toThrow(
    'response header Content-Type: expected application/json; got "text/html"',
  );
});
