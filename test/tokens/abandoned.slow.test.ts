import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keyOf } from "../../src/client/tokens/store.ts";
import { FileStorage } from "../../src/tokens/file-storage.ts";
import { Command } from "../support/command.ts";
import { serve } from "../support/serve.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const sources = new URL("../../src/", import.meta.url).pathname;
const program = `
  import { createClient } from "${sources}client/index.ts";
  import { fileTokenStore } from "${sources}tokens/file.ts";
  const [authUrl, directory] = process.argv.slice(2);
  const api = createClient({
    baseUrl: authUrl, authUrl, credentials: { clientId: "id", clientSecret: "secret", refreshToken: "token" },
    ...(directory && { tokenStore: fileTokenStore({ directory }) }),
  });
  await api.GET("/monitors", { signal: AbortSignal.timeout(100) }).catch((error) => console.log(error.name));`;

it("a program whose only call was aborted ends soon: also with files, and while another process asks", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "main.mts"), program);
  const authUrl = await serve(() => {});
  /** For how long the program runs after its only call was aborted, in milliseconds. */
  const runsOn = async (...args: string[]) => {
    const line = ["--import", import.meta.resolve("tsx/esm"), join(folder, "main.mts"), authUrl, ...args];
    const command = Command.start(process.cwd(), line);
    await command.printed(/^TimeoutError\n/);
    const start = performance.now();
    await command.ended;
    return performance.now() - start;
  };
  const held = join(folder, "held");
  await new FileStorage(held).lock(await keyOf("id", "token", authUrl), 60_000);
  const [inMemory, inFiles, waiting] = await Promise.all([runsOn(), runsOn(join(folder, "free")), runsOn(held)]);
  // A token request goes on for a second at most, and a wait not at all.
  expect(inMemory).toBeLessThan(15_000);
  expect(inFiles).toBeLessThan(15_000);
  expect(waiting).toBeLessThan(4_000);
});
