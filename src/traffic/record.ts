import { spawn } from "node:child_process";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redoclyCli, redoclyEnvironment, withoutAnnouncements } from "../shared/redocly.ts";
import { maskedHar, readHar } from "./har.ts";

export interface RecordTrafficOptions {
  /** The URL that requests are sent on to, such as {base_url}. */
  target: string;
  /** The port of the proxy on 127.0.0.1. */
  port: number;
  /** The HAR file to write when the recording stops. */
  har: string;
}

/** A recording in progress. */
export interface Recording {
  /** Stops the proxy, and writes the file, with secrets masked. */
  stop(): Promise<void>;
}

/**
 * Starts `redocly proxy`, which sends requests on to the service and records them. The file is only written at the end,
 * after secrets are masked; until then the traffic is in a file that only this user can read.
 * @throws Error if the proxy does not start, such as because the port is in use
 */
export async function recordTraffic({ target, port, har }: RecordTrafficOptions): Promise<Recording> {
  const scratch = await mkdtemp(join(tmpdir(), "record-traffic-"));
  const raw = join(scratch, "traffic.har");
  const args = [redoclyCli(), "proxy", "--target", target, "--port", String(port), "--har", raw];
  const child = spawn(process.execPath, args, { env: redoclyEnvironment, stdio: ["ignore", "pipe", "pipe"] });
  const closed = new Promise<void>((resolve) => child.on("close", () => resolve()));
  let output = "";
  const started = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        if (output.includes("Proxy listening on")) resolve();
      });
    }
    child.on("error", reject);
    child.on("close", () => {
      const reason = output.includes("EADDRINUSE")
        ? `the port ${port} is in use.`
        : `\n${withoutAnnouncements(output)}`;
      reject(new Error(`The recording did not start: ${reason}`));
    });
  });
  try {
    await started;
  } catch (error) {
    await rm(scratch, { recursive: true, force: true });
    throw error;
  }
  return {
    async stop() {
      try {
        child.kill("SIGINT");
        await closed;
        const temporary = `${har}.${process.pid}.tmp`;
        await writeFile(temporary, JSON.stringify(maskedHar(await readHar(raw)), null, 2), { mode: 0o600 });
        await rename(temporary, har);
      } finally {
        await rm(scratch, { recursive: true, force: true });
      }
    },
  };
}
