/** `npm run package`: writes what is published to dist/: the compiled code, the contract without white space, and its workflows. */
import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { projectPaths } from "./pipeline/paths.ts";
import { run } from "./pipeline/run.ts";

await run(async () => {
  await rm("dist", { recursive: true, force: true });
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const { status } = spawnSync(process.execPath, [compiler, "--project", "tsconfig.package.json"], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The package does not compile.");
  const contract = JSON.parse(await readFile(`${projectPaths.generated}/openapi.json`, "utf8"));
  await writeFile("dist/openapi.json", JSON.stringify(contract));
  await mkdir("dist/workflows");
  for (const name of await readdir("openapi/workflows")) {
    const text = await readFile(`openapi/workflows/${name}`, "utf8");
    await writeFile(`dist/workflows/${name}`, text.replaceAll("../../generated/openapi.json", "../openapi.json"));
  }
});
