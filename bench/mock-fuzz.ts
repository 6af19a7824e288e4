/**
 * `npx tsx bench/mock-fuzz.ts`: sends 200,000 requests of all kinds to a mock in a separate process, over keep-alive
 * connections. It checks each response. The mock's memory must not grow.
 *
 *   --requests N   send another number of requests
 *   --json         print the figures as JSON, without the table
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { control, isEnvelope, type Step, stepOf } from "./mock-fuzz-requests.ts";
import { megabytes } from "./units.ts";

export interface MockFuzzFigures {
  requests: number;
  /** Wrong responses, and errors that the mock wrote to its console. */
  failures: number;
  /** Descriptions of the first failures. */
  examples: string[];
  seconds: number;
  /** Bytes after a tenth of the requests, when the mock's caches are full, and at the end. */
  heapBefore: number;
  heapAfter: number;
  rssBefore: number;
  rssAfter: number;
}

const connections = 16;
/** Requests after which the mock's clock advances, so that its tokens expire. */
const round = 2000;
const anHour = 61 * 60_000;

export async function mockFuzzFigures(wanted = 200_000): Promise<MockFuzzFigures> {
  const child = fork(fileURLToPath(new URL("./mock-fuzz-server.ts", import.meta.url)), {
    execArgv: ["--expose-gc", "--import", import.meta.resolve("tsx")],
  });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    const [{ authUrl }] = await once(child, "message");
    const memory = async (): Promise<{ heap: number; rss: number; errors: number }> => {
      child.send("memory");
      return (await once(child, "message"))[0];
    };
    const examples: string[] = [];
    let failures = 0;
    let requests = 0;
    let number = 0;
    let token = "";

    const take = async (step: Step): Promise<Record<string, unknown>> => {
      requests += 1;
      const response = await send(agent, authUrl, step, token);
      const problem = problemOf(step, response);
      if (problem) {
        failures += 1;
        if (examples.length < 10) examples.push(`${step.method} ${step.path}: ${problem}`);
      }
      return step.next && !problem ? take(step.next(response.body)) : response.body;
    };
    const worker = async (last: number) => {
      while (requests < last) {
        number += 1;
        await take(stepOf(number));
      }
    };
    const runTo = async (last: number) => {
      while (requests < last) {
        await take(control("clock", { milliseconds: anHour }));
        const { data } = await take(control("access-tokens", {}));
        token = (data as { access_token: string }).access_token;
        const end = Math.min(last, requests + round);
        await Promise.all(Array.from({ length: connections }, () => worker(end)));
      }
    };

    const start = performance.now();
    await runTo(wanted / 10);
    const before = await memory();
    await runTo(wanted);
    const after = await memory();
    return {
      requests,
      failures: failures + after.errors,
      examples,
      seconds: (performance.now() - start) / 1000,
      heapBefore: before.heap,
      heapAfter: after.heap,
      rssBefore: before.rss,
      rssAfter: after.rss,
    };
  } finally {
    agent.destroy();
    child.disconnect();
    await once(child, "exit");
  }
}

interface HttpResponse {
  status: number | "cut";
  type: string | undefined;
  body: Record<string, unknown>;
}

async function send(agent: Agent, origin: string, step: Step, token: string): Promise<HttpResponse> {
  const { method, path, headers, body = "" } = step;
  const all = { Authorization: `Svc-oauthtoken ${token}`, "Content-Length": Buffer.byteLength(body), ...headers };
  const sent = request(origin + path, { agent, method, headers: all });
  sent.end(body);
  try {
    const [response]: IncomingMessage[] = await once(sent, "response");
    let text = "";
    for await (const chunk of response?.setEncoding("utf8") ?? []) text += chunk;
    return { status: response?.statusCode ?? 0, type: response?.headers["content-type"], body: JSON.parse(text) };
  } catch (error) {
    return { status: "cut", type: undefined, body: { error: String(error) } };
  }
}

/** Describes what is wrong with a response; undefined if it is as expected. */
function problemOf({ status, isRight = isEnvelope }: Step, response: HttpResponse): string | undefined {
  const { type, body } = response;
  const isExpected = status.includes(response.status);
  if (isExpected && response.status === "cut") return undefined;
  if (isExpected && type === "application/json;charset=UTF-8" && isRight(body)) return undefined;
  return `${response.status} ${type} ${JSON.stringify(body).slice(0, 200)}`;
}

function print(figures: MockFuzzFigures): void {
  const { requests, failures, seconds, heapBefore, heapAfter, rssBefore, rssAfter } = figures;
  const growth = (before: number, after: number) => `${megabytes(before)} ->${megabytes(after)}`;
  console.log(`requests      ${requests.toLocaleString("en").padStart(7)}   in ${seconds.toFixed(0)} s`);
  console.log(`failures      ${failures.toLocaleString("en").padStart(7)}   (goal: 0)`);
  console.log(`heap in use   ${growth(heapBefore, heapAfter)}   (after a tenth of the requests -> at the end)`);
  console.log(`resident      ${growth(rssBefore, rssAfter)}`);
  for (const example of figures.examples) console.log(example);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { requests: { type: "string", default: "200000" }, json: { type: "boolean", default: false } },
  });
  const figures = await mockFuzzFigures(Number(values.requests));
  if (values.json) console.log(JSON.stringify(figures));
  else print(figures);
  if (figures.failures > 0) process.exitCode = 1;
}
