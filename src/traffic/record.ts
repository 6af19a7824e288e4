import { access, constants, stat, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { dirname } from "node:path";
import { packageVersion } from "../../generated/version.ts";
import { isOfOtherPage } from "../server/host-names.ts";
import { close, listen } from "../server/http-server.ts";
import { writeWhole } from "../shared/files.ts";
import { maskText } from "../shared/masking.ts";
import type { HarEntry } from "./har.ts";
import { maskedRecording } from "./masked-recording.ts";
import { sendOn } from "./proxy.ts";

export interface RecordTrafficOptions {
  /** The origin that requests are sent on to, such as that of {base_url}. */
  target: string;
  /** The port of the proxy on 127.0.0.1; 0 for any free one. */
  port: number;
  /** The HAR file to write when the recording stops. It does not exist before. */
  har: string;
  /** How many bytes the recorded bodies may have together; 128 MiB if left out. They are in memory, and in one text at last. */
  maxBytes?: number;
}

export interface Recording {
  /** Where to send calls to, such as `http://127.0.0.1:4040`. */
  readonly origin: string;
  /** How many exchanges are recorded. */
  readonly recorded: number;
  /** The calls without a complete response, with the reason: `GET /monitors: connect ECONNREFUSED`. */
  readonly failed: readonly string[];
  /** How many exchanges were sent on and are not recorded, because the bodies before them had 128 MiB. */
  readonly leftOut: number;
  /**
   * Stops the proxy, and writes the file, with secrets masked.
   * @returns its name, which is another one if a file of this name was written meanwhile
   */
  stop(): Promise<string>;
}

const creator = { name: "svc-monitoring-api record", version: packageVersion };

/**
 * Starts a proxy that sends requests on to one service, and records them with their complete responses. What it records is in
 * memory until it stops, up to a limit: no file ever has the secrets. Node's own client and server are enough for it: packages for proxies
 * send on as much, and leave the copies of both bodies, which are the recording, to their users.
 * @throws Error if the port is in use, the file exists, or it cannot be written
 */
export async function recordTraffic({
  target,
  port,
  har,
  maxBytes = 128 * 1024 * 1024,
}: RecordTrafficOptions): Promise<Recording> {
  await access(dirname(har), constants.W_OK).catch(() => {
    throw new Error(`${har} cannot be written: its folder does not exist, or is not writable.`);
  });
  const found = await stat(har).catch(() => undefined);
  // Pipes and devices may be written to.
  if (found?.isFile() || found?.isDirectory()) {
    throw new Error(`${har} exists. Name another file, or delete it.`);
  }
  const entries: HarEntry[] = [];
  const room = { bytes: maxBytes };
  const failed: string[] = [];
  let leftOut = 0;
  const calls = new Set<Promise<void>>();
  const add = (entry: HarEntry | undefined) => {
    if (entry) entries.push(entry);
    else leftOut += 1;
  };
  const server = createServer((request, response) => {
    const path = pathOf(request);
    if (path === undefined) {
      request.resume();
      const own = `http://127.0.0.1:${request.socket.localPort}`;
      return refuse(response, 400, `Only requests to ${own} are sent on to ${target}, and recorded.`);
    }
    if (isOfOtherPage(request.headers)) {
      request.resume();
      return refuse(response, 403, "Requests of web pages are not sent on: a page could write to the recording.");
    }
    const call = sendOn(target, path, request, response, room).then(add, (error: Error) => {
      const { method = "GET" } = request;
      // As a browser writes what has no response, so that `check` names it.
      const none = { status: 0, headers: [], content: {} };
      entries.push({ request: { method, url: target + path, headers: [] }, response: none });
      failed.push(`${method} ${maskText(path.replace(/\?.*/, ""))}: ${error.message}`);
      refuse(response, 502, `${target} did not respond completely: ${error.message}`);
    });
    calls.add(call);
    void call.then(() => calls.delete(call));
  });
  const actualPort = await listen(server, port).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "EADDRINUSE" ? `the port ${port} is in use.` : error.message;
    throw new Error(`The recording did not start: ${reason}`);
  });
  return {
    origin: `http://127.0.0.1:${actualPort}`,
    get recorded() {
      return entries.length - failed.length;
    },
    failed,
    get leftOut() {
      return leftOut;
    },
    async stop() {
      await close(server);
      // Those without a response yet have failed now.
      await Promise.all(calls);
      const recording = maskedRecording({ log: { version: "1.2", creator, entries } });
      let file = har;
      for (let number = 2; !(await isReserved(file)); number += 1) file = har.replace(/(\.[^./]+)?$/, `-${number}$1`);
      await writeWhole(file, `${JSON.stringify(recording, null, 2)}\n`, 0o600);
      return file;
    },
  };
}

/** Makes an empty file, unless another program has made one. Pipes and devices are there before. */
async function isReserved(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (found) return !found.isFile();
  const failed = await writeFile(file, "", { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => error);
  if (failed && failed.code !== "EEXIST") throw failed;
  return !failed;
}

/** @returns undefined for what is not for the service: other hosts, which a page reaches by its own name, and URLs of other services */
function pathOf({ url = "", headers, socket }: IncomingMessage): string | undefined {
  const names = ["127.0.0.1", "localhost"].map((name) => `${name}:${socket.localPort}`);
  return url.startsWith("/") && names.includes(headers.host ?? "") ? url : undefined;
}

function refuse(response: ServerResponse, status: number, detail: string): void {
  if (response.headersSent) response.destroy();
  else
    response
      // With a text: a response that could not be sent has left its own.
      .writeHead(status, STATUS_CODES[status], { "Content-Type": "text/plain; charset=utf-8" })
      .end(`svc-monitoring-api record: ${detail}\n`);
}
