import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Run } from "../support/run.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const overlayTemplate = await readFile("examples/extend/starter.overlay.yaml", "utf8");

const build = (...args: string[]) => Run.toEnd(["build", ...args]);
const done = { code: 0 };
const refused = (message: string | RegExp) => ({ code: 1, stderr: expect.stringMatching(message) });

async function scratch(): Promise<{ file: string; out: string }> {
  const folder = await temporaryFolder();
  return { file: join(folder, "mine.overlay.yaml"), out: join(folder, "generated") };
}

describe("svc-monitoring-api build", () => {
  it("writes the overlay to start from, builds it, and says whether the files are up to date", async () => {
    const { file, out } = await scratch();
    expect(await build(file, "--init")).toMatchObject(done);
    expect(await readFile(file, "utf8")).toBe(overlayTemplate);
    expect(await build(file, "--out", out)).toMatchObject(done);
    expect(await readFile(join(out, "types.ts"), "utf8")).toContain("listMaintenance");
    expect(await build(file, "--out", out, "--check")).toMatchObject(done);
    await writeFile(join(out, "constants.ts"), "// edited by hand");
    expect((await build(file, "--out", out, "--check")).stderr).toContain(
      `  generated/constants.ts\nFix with: npx svc-monitoring-api build ${file} --out ${out}`,
    );
    expect((await build(file, "--out", out)).stderr).toContain(
      `\`build\` would replace files that it did not write:\n  ${join(out, "constants.ts")}\nNothing is written.`,
    );
    expect(await readFile(join(out, "constants.ts"), "utf8")).toBe("// edited by hand");
  });

  it("writes nothing if an overlay is broken", async () => {
    const { file, out } = await scratch();
    await writeFile(file, overlayTemplate.replace("Monitor.properties", "Monitr.properties"));
    expect(await build(file, "--out", out)).toMatchObject(refused(/mine\.overlay\.yaml:40:\d+ {2}.*Did you mean/));
    await mkdir(out);
    expect(await readdir(out)).toEqual([]);
  });

  it("with --watch builds again after each change, and keeps the files if an overlay is broken", async () => {
    const { file, out } = await scratch();
    await writeFile(file, overlayTemplate);
    const run = new Run(["build", file, "--out", out, "--watch"]);
    await run.printed(/ {2}wrote .*types\.ts/);
    await run.printed(/^Watching .*mine\.overlay\.yaml\. Press Ctrl\+C to stop\.$/m);

    await writeFile(file, overlayTemplate.replace("Monitor.properties", "Monitr.properties"));
    await run.printed(/ {2}The build failed; nothing is written:\n.*mine\.overlay\.yaml:\d+:\d+ {2}/);
    expect(await readFile(join(out, "constants.ts"), "utf8")).toContain("Forecast: 77");

    await writeFile(file, overlayTemplate.replace("title: Forecast", "title: Outlook"));
    await run.printed(/The build failed(.|\n)* {2}wrote .*constants\.ts/);
    expect(await readFile(join(out, "constants.ts"), "utf8")).toContain("Outlook: 77");
    run.interrupt();
    expect(await run.ended).toBe(0);
  });

  it("does not write over an overlay", async () => {
    const { file } = await scratch();
    await writeFile(file, "mine");
    expect(await build(file, "--init")).toMatchObject(refused(`${file} exists. Name another file.`));
    expect(await readFile(file, "utf8")).toBe("mine");
  });
});
