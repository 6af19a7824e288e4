import { EventEmitter, once } from "node:events";
import { unwatchFile } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { buildCommand } from "../../src/cli/build.ts";
import { overlayTemplate } from "../../src/cli/overlay-template.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const build = (...args: string[]) => buildCommand().parseAsync(args, { from: "user" });

async function scratch(): Promise<{ file: string; out: string }> {
  const folder = await temporaryFolder();
  return { file: join(folder, "mine.overlay.yaml"), out: join(folder, "generated") };
}

describe("svc-monitoring-api build", () => {
  it("writes the overlay to start from, builds it, and says whether the files are up to date", async () => {
    const { file, out } = await scratch();
    await build(file, "--init");
    expect(await readFile(file, "utf8")).toBe(overlayTemplate);
    await build(file, "--out", out);
    expect(await readFile(join(out, "types.ts"), "utf8")).toContain("listMaintenance");
    await build(file, "--out", out, "--check");
    await writeFile(join(out, "constants.ts"), "// edited by hand");
    await expect(build(file, "--out", out, "--check")).rejects.toThrow(
      `  generated/constants.ts\nFix with: npx svc-monitoring-api build ${file} --out ${out}`,
    );
    await expect(build(file, "--out", out)).rejects.toThrow(
      `\`build\` would replace files that it did not write:\n  ${join(out, "constants.ts")}\nNothing is written.`,
    );
    expect(await readFile(join(out, "constants.ts"), "utf8")).toBe("// edited by hand");
  });

  it("writes nothing if an overlay is broken", async () => {
    const { file, out } = await scratch();
    await writeFile(file, overlayTemplate.replace("Monitor.properties", "Monitr.properties"));
    await expect(build(file, "--out", out)).rejects.toThrow(/mine\.overlay\.yaml:41:\d+ {2}.*Did you mean/);
    await mkdir(out);
    expect(await readdir(out)).toEqual([]);
  });

  it("with --watch builds again after each change, and keeps the files if an overlay is broken", async () => {
    const { file, out } = await scratch();
    await writeFile(file, overlayTemplate);
    const lines: string[] = [];
    const printed = new EventEmitter();
    const log = (line: string) => {
      lines.push(line);
      printed.emit("line");
    };
    for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(log);
    onTestFinished(() => {
      unwatchFile(file);
      vi.restoreAllMocks();
    });
    const nextLine = async () => {
      while (lines.length === 0) await once(printed, "line");
      return lines.shift();
    };
    await build(file, "--out", out, "--watch");
    expect(await nextLine()).toMatch(/ {2}wrote .*types\.ts/);
    expect(await nextLine()).toBe(`Watching ${file}. Press Ctrl+C to stop.`);

    await writeFile(file, overlayTemplate.replace("title: Forecast", "title: not a name"));
    expect(await nextLine()).toMatch(/ {2}The build failed; nothing is written:\n.*mine\.overlay\.yaml:\d+:\d+ {2}/);
    expect(await readFile(join(out, "constants.ts"), "utf8")).toContain("Forecast: 77");

    await writeFile(file, overlayTemplate.replace("title: Forecast", "title: Outlook"));
    expect(await nextLine()).toMatch(/ {2}wrote .*constants\.ts/);
    expect(await readFile(join(out, "constants.ts"), "utf8")).toContain("Outlook: 77");
  });

  it("does not write over an overlay", async () => {
    const { file } = await scratch();
    await writeFile(file, "mine");
    await expect(build(file, "--init")).rejects.toThrow(`${file} exists. Name another file.`);
    expect(await readFile(file, "utf8")).toBe("mine");
  });
});
