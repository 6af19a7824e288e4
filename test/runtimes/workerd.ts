import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Outcomes } from "./program.ts";
import type { Run } from "./runtimes.ts";

interface Worker {
  /** The folder of the program. */
  folder: string;
  program: string;
  /** The compatibility date of workerd. */
  date: string;
  variables: Record<string, string>;
}

/** Starts a worker with access to this machine only. @returns its address, and what ends it */
export async function startWorker(
  workerd: string,
  { folder, program, date, variables }: Worker,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const bindings = Object.entries(variables).map(([name, value]) => `(name = "${name}", text = "${value}")`);
  const config = `
    using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [
        (name = "program", worker = .program),
        (name = "internet", network = (allow = ["local"])),
      ],
      sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "program")],
    );
    const program :Workerd.Worker = (
      modules = [(name = "worker", esModule = embed "${program}")],
      compatibilityDate = "${date}",
      bindings = [${bindings.join(", ")}],
    );`;
  const name = `${randomUUID()}.capnp`;
  await writeFile(join(folder, name), config);
  const server = spawn(workerd, ["serve", "--control-fd=3", name], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  const ended = once(server, "close");
  const stop = async () => {
    server.kill();
    await ended;
  };
  try {
    return { url: `http://127.0.0.1:${await portFrom(server.stdio[3] as Readable)}/`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs the program as a worker, and requests the outcomes. @param date the compatibility date of workerd */
export async function runWorker(
  workerd: string,
  date: string,
  { folder, service, closed, variables, timeout }: Run,
): Promise<Outcomes> {
  const { url, stop } = await startWorker(workerd, { folder, program: "worker.mjs", date, variables });
  try {
    const query = new URLSearchParams({ service, closed });
    const response = await fetch(`${url}?${query}`, { signal: AbortSignal.timeout(timeout) });
    return (await response.json()) as Outcomes;
  } finally {
    await stop();
  }
}

/** Waits for the port that workerd prints when it listens. */
async function portFrom(control: Readable): Promise<number> {
  for await (const line of createInterface({ input: control })) return JSON.parse(line).port;
  throw new Error("workerd did not start.");
}
