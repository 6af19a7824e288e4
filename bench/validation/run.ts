import { brokenRequest, brokenResponse, request, response, type Validate } from "./messages.ts";

const rounds = 20_000;
const batch = 50;

/** Prints the time to the first validation in milliseconds, and the median of later ones in microseconds. */
export async function run(load: () => Promise<{ prepare: () => Promise<Validate> }>): Promise<void> {
  const start = performance.now();
  const validate = await (await load()).prepare();
  if (!validate(request, response)) throw new Error("A valid exchange is refused.");
  const first = performance.now() - start;
  if (validate(brokenRequest, response) || validate(request, brokenResponse)) {
    throw new Error("A broken exchange is accepted.");
  }
  const times: number[] = [];
  for (let round = 0; round < rounds / batch; round += 1) {
    const begin = performance.now();
    for (let count = 0; count < batch; count += 1) validate(request, response);
    times.push(((performance.now() - begin) / batch) * 1000);
  }
  times.sort((a, b) => a - b);
  console.log(JSON.stringify({ first, each: times[Math.floor(times.length / 2)] }));
}
