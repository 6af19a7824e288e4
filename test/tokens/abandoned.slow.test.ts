import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { it } from "vitest";
import { keyOf } from "../../src/client/tokens/store.ts";
import { FileStorage } from "../../src/token-stores/file-storage.ts";
import { Command } from "../support/command.ts";
import { serve } from "../support/serve.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const sources = new URL("../../src/", import.meta.url).pathname;
const program = `
  import { createClient } from "${sources}client/index.ts";
  import { fileTokenStore } from "${sources}token-stores/file.ts";
  const [authUrl, directory] = process.argv.slice(2);
  const api = createClient({
    baseUrl: authUrl, authUrl, attemptTimeout: 600_000, callTimeout: 600_000, credentials: { clientId: "id", clientSecret: "secret", refreshToken: "token" },
    ...(directory && { tokenStore: fileTokenStore({ directory }) }),
  });
  await api.GET("/monitors", { signal: AbortSignal.timeout(100) }).catch((error) => console.log(error.name));`;

it("a program whose only call was aborted ends by itself: also with files, and while another process asks", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "main.mts"), program);
  const authUrl = await serve(() => {});
  /** Starts the program, and waits until it has ended by itself, after its only call was aborted. */
  const ends = async (...args: string[]) => {
    const line = ["--import", import.meta.resolve("tsx/esm"), join(folder, "main.mts"), authUrl, ...args];
    const command = Command.start(process.cwd(), line);
    await command.printed(/^TimeoutError\n/);
    await command.ended;
  };
  const held = join(folder, "held");
  const tenMinutes = 600_000;
  await new FileStorage(held).lock(await keyOf("id", "token", authUrl), tenMinutes);
  // The server never answers, the time limit and the lock are longer than this test may take: it fails if one is waited for.
  await Promise.all([ends(), ends(join(folder, "free")), ends(held)]);
});
