import { join } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { Command } from "../support/command.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

it.each(["esm", "cjs"] as const)("the mock in a bundle (%s) says to leave the package external", async (format) => {
  const folder = await temporaryFolder();
  const outfile = join(folder, format === "esm" ? "program.mjs" : "program.cjs");
  const program = `import { startMock } from "./src/mock/index.ts";
startMock().catch(({ message }) => console.log(message));`;
  const stdin = { contents: program, resolveDir: process.cwd(), loader: "ts" } as const;
  await build({ stdin, outfile, bundle: true, platform: "node", format, logLevel: "silent" });
  const command = Command.start(folder, [outfile]);
  await command.ended;
  expect(command.output).toContain("The contract svc-monitoring-api/openapi.json cannot be found.");
});
