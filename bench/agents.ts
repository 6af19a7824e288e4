import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startMock } from "../src/mock/index.ts";
import { largeOverlay } from "./extend.ts";
import { project, type Row, run, type Table } from "./measure.ts";

type Use = [tool: string, input: Record<string, unknown>];
const search = (query: string): Use => ["search", { query }];
const read = (page: string): Use => ["read", { page }];
const call = (operation: string, values = {}): Use => ["call", { operation, values }];

/** Questions with answers of the specification, what an agent asks our tools, and the bridge's tool for those that need a call. */
const questions: Array<{ answer: RegExp; ours: Use[]; bridge?: Use }> = [
  // Meanings and rules.
  { answer: /Configuration Error/, ours: [search("monitor status 10")] },
  { answer: /Last Month|LastMonth/, ours: [search("Period 7")] },
  { answer: /AvailabilitySummary|Availability summary/i, ours: [search("report type 11")] },
  {
    answer: /Last Month \| `2` Hourly; `3` Daily; `4` Weekly \|/,
    ours: [search("supported granularities of a period"), read("rules/PeriodGranularity#last month")],
  },
  {
    answer: /\b10; the 11th created deletes the first/,
    ours: [search("active access tokens per refresh token"), read("guides/limits")],
  },
  {
    answer: /oldest is deleted/,
    ours: [search("refresh tokens per user"), read("guides/limits#active refresh tokens per user")],
  },
  { answer: /3 to 10 minutes/, ours: [search("grant token validity")] },
  { answer: /\bDown\b/, ours: [search("monitor status 0")] },
  { answer: /Trouble/, ours: [search("monitor status 2")] },
  { answer: /Critical/, ours: [search("monitor status 3")] },
  // Which operation and which scope.
  { answer: /Svc\.Msp\.Read/, ours: [search("customers of an MSP account")] },
  { answer: /createMonitorGroup/, ours: [search("create a monitor group")] },
  { answer: /getDeviceKey/, ours: [search("device key")] },
  { answer: /listLocationProfiles/, ours: [search("location profiles")] },
  { answer: /Svc\.Admin\.Read/, ours: [search("get a monitor")] },
  // Calls to the mock.
  { answer: /123412341234123412/, ours: [call("listMonitors")], bridge: ["list-monitors", {}] },
  { answer: /Customer B/, ours: [call("listMspCustomers")], bridge: ["list-msp-customers", {}] },
  {
    answer: /123412341234123411/,
    ours: [call("getMonitor", { monitor_id: "123412341234123411" })],
    bridge: ["get-monitor", { monitor_id: "123412341234123411" }],
  },
  {
    answer: /does not exist/,
    ours: [call("getMonitor", { monitor_id: "9" })],
    bridge: ["get-monitor", { monitor_id: "9" }],
  },
  { answer: /15401829/, ours: [call("listMspCustomers")], bridge: ["list-msp-customers", {}] },
];

/** Tokens that an agent reads until it has the answers to 20 questions, its tools included, beside a generic bridge. */
export async function agents(): Promise<Table> {
  const require = createRequire(join(project, "bench/package.json"));
  const { countTokens } = require("gpt-tokenizer") as { countTokens(text: string): number };
  const folder = await mkdtemp(join(tmpdir(), "agents-"));
  const own = join(project, "generated/openapi.json");
  const whole = countTokens(JSON.stringify(JSON.parse(await readFile(own, "utf8"))));
  const overlay = join(folder, "large.json");
  await writeFile(overlay, largeOverlay());
  const cli = join(project, "dist/src/cli/index.js");
  await run(process.execPath, [cli, "build", overlay, "--out", join(folder, "large")]);
  const large = join(folder, "large/openapi.json");
  await using mock = await startMock();

  const textOf = (result: unknown) => JSON.stringify((result as { content: unknown }).content);
  const oursAt = async (contract: string) => {
    const client = await LineClient.start([cli, "mcp", "--mock", "--contract", contract]);
    const tools = countTokens(JSON.stringify((await client.request("tools/list", {})).tools));
    const results = [];
    for (const { ours, answer } of questions) {
      let text = "";
      for (const [name, input] of ours) {
        if (!answer.test(text)) text += textOf(await client.request("tools/call", { name, arguments: input }));
      }
      results.push({ isFound: answer.test(text), tokens: countTokens(text) });
    }
    client.close();
    return { tools, results };
  };
  const bridgeAt = async (contract: string) => {
    const bin = require.resolve("@ivotoby/openapi-mcp-server").replace(/dist.*$/, "bin/mcp-server.js");
    const header = `Authorization:Svc-oauthtoken ${mock.issueAccessToken()}`;
    const client = await LineClient.start([
      bin,
      "--api-base-url",
      mock.baseUrl,
      "--openapi-spec",
      contract,
      "--headers",
      header,
    ]);
    const listed = JSON.stringify((await client.request("tools/list", {})).tools);
    const results = [];
    for (const { bridge, answer } of questions) {
      const text = bridge ? textOf(await client.request("tools/call", { name: bridge[0], arguments: bridge[1] })) : "";
      results.push({ isFound: answer.test(text + listed), tokens: countTokens(text) });
    }
    client.close();
    return { tools: countTokens(listed), results };
  };
  const rows: Row[] = [];
  for (const [size, contract] of [
    ["14", own],
    ["314", large],
  ] as const) {
    const [our, their] = [await oursAt(contract), await bridgeAt(contract)];
    const found = ({ results }: typeof our) => results.filter(({ isFound }) => isFound).length;
    const total = ({ tools, results }: typeof our) => tools + results.reduce((sum, { tokens }) => sum + tokens, 0);
    const row = (what: string, unit: string, ours: number, value: number): Row => ({
      what,
      unit,
      ours,
      peer: { name: "bridge", value, ratio: ours / value },
    });
    rows.push(
      row(`${size} operations: tools`, "tok", our.tools, their.tools),
      row(`${size} operations: 20 questions, with the tools`, "tok", total(our), total(their)),
      row(`${size} operations: answers found`, "", found(our), found(their)),
    );
  }
  await rm(folder, { recursive: true });
  return [...rows, { what: "the whole document, 14 operations", unit: "tok", ours: whole }];
}

/** The protocol by lines: its own client refuses the bridge's list of tools, which has an input schema without a type. */
class LineClient {
  #id = 0;
  private constructor(private readonly child: ChildProcessWithoutNullStreams) {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const { id, result, error } = JSON.parse(line);
      if (id !== undefined) child.emit(`response ${id}`, result ?? { content: error });
    });
  }

  static async start(args: string[]): Promise<LineClient> {
    const client = new LineClient(spawn(process.execPath, args, { stdio: ["pipe", "pipe", "ignore"] }) as never);
    const clientInfo = { name: "bench", version: "1" };
    await client.request("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
    client.#send({ method: "notifications/initialized" });
    return client;
  }

  async request(method: string, params: object): Promise<Record<string, unknown>> {
    this.#id += 1;
    const response = once(this.child, `response ${this.#id}`);
    this.#send({ id: this.#id, method, params });
    return (await response)[0];
  }

  #send(message: object): void {
    this.child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  }

  close(): void {
    this.child.kill();
  }
}
