import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keyOf } from "../../src/client/tokens/store.ts";
import { FileStorage } from "../../src/tokens/file-storage.ts";

let folder: string;
let silent: Server;
let authUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "abandoned-"));
  silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  authUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const sources = new URL("../../src/", import.meta.url).pathname;
  await writeFile(
    join(folder, "program.mjs"),
    `import { createClient } from "${sources}client/index.ts";
     import { fileTokenStore } from "${sources}tokens/file.ts";
     const [authUrl, directory] = process.argv.slice(2);
     const api = createClient({
       baseUrl: authUrl, authUrl, credentials: { clientId: "id", clientSecret: "secret", refreshToken: "token" },
       ...(directory && { tokenStore: fileTokenStore({ directory }) }),
     });
     await api.GET("/monitors", { signal: AbortSignal.timeout(100) }).catch((error) => console.log(error.name));`,
  );
  await build({
    entryPoints: [join(folder, "program.mjs")],
    outfile: join(folder, "main.mjs"),
    nodePaths: [new URL("../../node_modules", import.meta.url).pathname],
    bundle: true,
    platform: "node",
    format: "esm",
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  });
});
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

/** For how long the program runs after its only call was aborted, in milliseconds. */
async function runsOn(...args: string[]): Promise<number> {
  const child = spawn(process.execPath, [join(folder, "main.mjs"), authUrl, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  const [line] = await once(child.stdout, "data");
  const start = performance.now();
  expect(String(line)).toBe("TimeoutError\n");
  await exit;
  return performance.now() - start;
}

it("a program whose only call was aborted ends soon: also with files, and while another process asks", async () => {
  const held = join(folder, "held");
  await new FileStorage(held).lock(await keyOf("id", "token", authUrl), 60_000);
  const [inMemory = 0, inFiles = 0, waiting = 0] = await Promise.all([
    runsOn(),
    runsOn(join(folder, "free")),
    runsOn(held),
  ]);
  // A token request goes on for a second at most, and a wait not at all.
  expect(inMemory).toBeLessThan(15_000);
  expect(inFiles).toBeLessThan(15_000);
  expect(waiting).toBeLessThan(4_000);
});
