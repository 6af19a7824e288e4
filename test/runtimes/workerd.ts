import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Outcomes } from "./program.ts";
import type { Run } from "./runtimes.ts";

/**
 * Runs the program as a worker with access to this machine only, and requests the outcomes.
 * @param date the compatibility date of workerd
 */
export async function runWorker(
  workerd: string,
  date: string,
  { folder, service, closed, variables, timeout }: Run,
): Promise<Outcomes> {
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
      modules = [(name = "worker", esModule = embed "worker.mjs")],
      compatibilityDate = "${date}",
      bindings = [${bindings.join(", ")}],
    );`;
  await writeFile(join(folder, "config.capnp"), config);
  const server = spawn(workerd, ["serve", "--control-fd=3", "config.capnp"], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  const ended = once(server, "close");
  try {
    const port = await portFrom(server.stdio[3] as Readable);
    const url = `http://127.0.0.1:${port}/?${new URLSearchParams({ service, closed })}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    return (await response.json()) as Outcomes;
  } finally {
    server.kill();
    await ended;
  }
}

/** Waits for the port that workerd prints when it listens. */
async function portFrom(control: Readable): Promise<number> {
  for await (const line of createInterface({ input: control })) return JSON.parse(line).port;
  throw new Error("workerd did not start.");
}
