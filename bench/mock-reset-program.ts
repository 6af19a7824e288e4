/**
 * A program that `mock-reset.ts` runs. It prints the milliseconds of a reset after what a test does: tokens, calls, an
 * override, a fault, records. Over HTTP with its argument `http`, else by the method.
 */
import { startMock } from "../src/mock/index.ts";
import { median } from "./median.ts";

const overHttp = process.argv[2] === "http";
const runs = 200;

const mock = await startMock();
const reset = async () => {
  if (overHttp) await (await fetch(`${mock.authUrl}/_mock/reset`, { method: "POST" })).text();
  else mock.reset();
};
const times: number[] = [];
for (let run = 0; run < runs; run += 1) {
  const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
  for (let call = 0; call < 10; call += 1) await (await fetch(`${mock.baseUrl}/monitors`, { headers })).text();
  mock.override({ operation: "getDeviceKey", status: 500 });
  mock.fail({ operation: "getDeviceKey", delay: 5 });
  mock.seed({ monitors: Array.from({ length: 100 }, (_, id) => ({ monitor_id: `${id}` })) });
  const start = performance.now();
  await reset();
  times.push(performance.now() - start);
}
console.log(median(times));
await mock.close();
