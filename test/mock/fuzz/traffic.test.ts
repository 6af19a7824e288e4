import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { runs } from "./fuzzed-mock.ts";
import { type Answer, control, problemOf, type Step, stepOf } from "./traffic.ts";
import type { Report } from "./traffic-server.ts";

const connections = 16;
/** After each, the mock's time goes on, and tokens with it. */
const round = 2000;
const anHour = 61 * 60_000;

describe(`a mock in a process of its own that gets ${runs(10_000).toLocaleString("en")} requests of all kinds`, () => {
  const problems: string[] = [];
  let before: Report;
  let after: Report;
  beforeAll(async () => {
    const server = fork(fileURLToPath(new URL("./traffic-server.ts", import.meta.url)), {
      execArgv: ["--expose-gc", "--import", import.meta.resolve("tsx")],
    });
    const [{ authUrl }] = await once(server, "message");
    const traffic = new Traffic(authUrl, problems);
    // By then, all that the mock remembers is full.
    await traffic.runTo(runs(5_000));
    before = await reportOf(server);
    await traffic.runTo(runs(10_000));
    after = await reportOf(server);
    traffic.end();
    server.disconnect();
    await once(server, "exit");
  }, 300_000);

  it("answers each of them as it must, over connections that are kept", () => {
    expect(problems).toEqual([]);
  });

  it("writes nothing to its console", () => {
    expect(after.complaints).toEqual([]);
  });

  it("uses no more memory after the second half of them than after the first", () => {
    expect(before.heap).toBeGreaterThan(1_000_000);
    expect(after.heap - before.heap).toBeLessThan(2_000_000);
  });
});

describe("an answer of the mock", () => {
  const step: Step = { method: "GET", path: "/api/monitors", status: [200] };
  const answer: Answer = {
    status: 200,
    type: "application/json;charset=UTF-8",
    body: { code: 0, message: "success" },
  };

  it("is right with status, type and body as they must be", () => {
    expect(problemOf(step, answer)).toBeUndefined();
    expect(problemOf({ ...step, status: ["cut"] }, { status: "cut", type: undefined, body: {} })).toBeUndefined();
  });

  it.each<[string, Partial<Answer>]>([
    ["status", { status: 500 }],
    ["type", { type: "text/html" }],
    ["body", { body: { code: "0" } }],
    ["end", { status: "cut" }],
  ])("is wrong with another %s", (_what, change) => {
    expect(problemOf(step, { ...answer, ...change })).toMatch(/^GET \/api\/monitors: /);
  });
});

class Traffic {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: connections });
  #requests = 0;
  #number = 0;
  #token = "";

  constructor(
    private readonly origin: string,
    private readonly problems: string[],
  ) {}

  async runTo(last: number): Promise<void> {
    while (this.#requests < last) {
      await this.#take(control("clock", { milliseconds: anHour }));
      const { data } = await this.#take(control("access-tokens", {}));
      this.#token = (data as { access_token: string }).access_token;
      const end = Math.min(last, this.#requests + round);
      await Promise.all(Array.from({ length: connections }, () => this.#work(end)));
    }
  }

  end(): void {
    this.#agent.destroy();
  }

  async #work(last: number): Promise<void> {
    while (this.#requests < last) {
      this.#number += 1;
      await this.#take(stepOf(this.#number));
    }
  }

  async #take(step: Step): Promise<Record<string, unknown>> {
    this.#requests += 1;
    const answer = await this.#send(step);
    const problem = problemOf(step, answer);
    if (problem) this.problems.push(problem);
    return step.next && !problem ? this.#take(step.next(answer.body)) : answer.body;
  }

  async #send({ method, path, headers, body = "" }: Step): Promise<Answer> {
    const length = Buffer.byteLength(body);
    const all = { Authorization: `Svc-oauthtoken ${this.#token}`, "Content-Length": length, ...headers };
    const sent = request(this.origin + path, { agent: this.#agent, method, headers: all });
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
}

async function reportOf(server: ChildProcess): Promise<Report> {
  server.send("report");
  return (await once(server, "message"))[0];
}
