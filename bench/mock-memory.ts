import { execFile } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { median } from "./median.ts";
import { mockCommand, prismCommand, whileServing } from "./mock-commands.ts";
import type { NodeProcess } from "./mock-process.ts";
import { roundsOf } from "./rounds.ts";

const run = promisify(execFile);

const pairs = roundsOf(3);
/** Milliseconds. Long enough for the mock to load Prism, which it does after it can respond. */
const settle = 2_000;

/** Makes a process collect garbage on a signal. */
const collectOnSignal = [
  "--expose-gc",
  "--import",
  'data:text/javascript,process.on("SIGUSR2", () => { globalThis.gc(); })',
];

/** Bytes. */
export interface MemoryFigures {
  ratio: number;
  goal: number;
  pairs: number;
  ours: number;
  prism: number;
}

/** Compares the resident memory of the command after one response with that of Prism's own command. */
export async function memoryFigures(): Promise<MemoryFigures> {
  const ours: number[] = [];
  const prism: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    ours.push(await whileServing(mockCommand, atRest, collectOnSignal));
    prism.push(await whileServing(prismCommand, atRest, collectOnSignal));
  }
  return {
    ratio: median(ours.map((size, index) => size / (prism[index] ?? Number.NaN))),
    goal: 1,
    pairs,
    ours: median(ours),
    prism: median(prism),
  };
}

async function atRest(server: NodeProcess): Promise<number> {
  // Some objects are freed only by a second garbage collection.
  for (let time = 0; time < 2; time += 1) {
    server.signal("SIGUSR2");
    await setTimeout(settle);
  }
  return await residentMemory(server.id);
}

/** The resident memory of a process and its children, in bytes. */
async function residentMemory(id: number): Promise<number> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  const processes = stdout
    .trim()
    .split("\n")
    .map((line) => {
      const [own = 0, parent = 0, kibibytes = 0] = line.trim().split(/\s+/).map(Number);
      return { own, parent, bytes: kibibytes * 1024 };
    });
  const withChildren = (parent: number): number =>
    processes.reduce((sum, one) => (one.parent === parent ? sum + one.bytes + withChildren(one.own) : sum), 0);
  const itself = processes.find(({ own }) => own === id);
  if (!itself) throw new Error(`The process ${id} does not exist.`);
  return itself.bytes + withChildren(id);
}
