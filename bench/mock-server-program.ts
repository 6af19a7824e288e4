/**
 * A program that `mock-throughput.ts` runs. It starts the server that its argument names, and prints the URL that lists
 * the monitors and the header `Authorization` for it.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startMock } from "../src/mock/index.ts";
import { startStockPrism } from "../test/support/stock-prism.ts";

export interface ServedAt {
  url: string;
  authorization: string;
}

/** @param canned headers and body of the response of the bare server */
const servers: Record<string, (canned: { headers: string[]; body: string }) => Promise<ServedAt>> = {
  ours: async () => {
    const mock = await startMock();
    return { url: `${mock.baseUrl}/monitors`, authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
  },
  prism: async () => {
    const prism = await startStockPrism("generated/openapi.json");
    return { url: `${prism.url}/monitors`, authorization: "Svc-oauthtoken any-token" };
  },
  bare: async ({ headers, body }) => {
    const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}/api/monitors`, authorization: "Svc-oauthtoken any-token" };
  },
};

const [, , name = "", canned = "{}"] = process.argv;
const serve = servers[name];
if (!serve) throw new Error(`The argument must be one of ${Object.keys(servers).join(", ")}.`);
console.log(JSON.stringify(await serve(JSON.parse(canned))));
