/**
 * `npm start`, `npm run check` and others run it first: it writes what git does not keep of `generated/`, which is missing in a fresh
 * clone, and stale after `git pull`. npm runs nothing at the end of `npm ci`: it would warn of that at each install of the package.
 */
await import("tsx/esm");
const { run } = await import("./run.ts");
await run(async () => {
  const { buildUntracked } = await import("../src/pipeline/build.ts");
  const { writeOutputs } = await import("../src/pipeline/outputs.ts");
  const { projectPaths } = await import("../src/pipeline/paths.ts");
  await writeOutputs(await buildUntracked(projectPaths), projectPaths.generated);
});
