/** Prints the median time of a call over a stubbed network, in microseconds: without and with `checkedFetch`. */
import { checkedFetch } from "../../src/validation/checked-fetch.ts";

const body = JSON.stringify({ code: 0, message: "success", data: [{ monitor_id: "1" }, { monitor_id: "2" }] });
const headers = { Authorization: "Svc-oauthtoken the-token", Accept: "application/json; version=2.0" };
const responseHeaders = { "Content-Type": "application/json" };
const stub = async (_url: string, _init?: RequestInit) => new Response(body, { headers: responseHeaders });
const checked = checkedFetch(stub);

async function timeOf(fetch: typeof stub): Promise<number> {
  const start = performance.now();
  await (await fetch("https://www.acme.test/api/monitors", { headers })).json();
  return (performance.now() - start) * 1000;
}

const times: { plain: number[]; checked: number[] } = { plain: [], checked: [] };
for (let round = 0; round < 20_000; round += 1) {
  times.plain.push(await timeOf(stub));
  times.checked.push(await timeOf(checked));
}
// The first are slower, before the code is compiled.
const median = (values: number[]) => values.slice(5_000).sort((a, b) => a - b)[7_500];
console.log(JSON.stringify({ plain: median(times.plain), checked: median(times.checked) }));
