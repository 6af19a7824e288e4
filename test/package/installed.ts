import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { inject } from "vitest";
import { Command } from "../support/command.ts";

const run = promisify(execFile);
const nameOf = (path: string) => path.replace(/.*node_modules\//, "");

/** Compiles a program with the types of Node, those of this project. */
export const typesOfNode = {
  lib: ["es2023"],
  types: ["node"],
  typeRoots: [join(process.cwd(), "node_modules/@types")],
};

/** The packed package, installed in an otherwise empty project. */
export class InstalledPackage {
  /** @param project the user's project */
  private constructor(readonly project: string) {}

  static async make(): Promise<InstalledPackage> {
    const project = inject("project");
    if (!project) throw new Error("global-setup.ts packs and installs the package if CI=true.");
    const folder = await mkdtemp(join(tmpdir(), "package-"));
    await cp(project, folder, { recursive: true, verbatimSymlinks: true });
    return new InstalledPackage(folder);
  }

  remove(): Promise<void> {
    return rm(this.project, { recursive: true, force: true });
  }

  /** Starts the package's command, as `npx` does. */
  command(...args: string[]): Command {
    return Command.start(this.project, ["node_modules/.bin/svc-monitoring-api", ...args]);
  }

  /** The folder of the installed package. */
  get path(): string {
    return join(this.project, "node_modules/svc-monitoring-api");
  }

  /** The names of all installed packages. */
  async packages(): Promise<string[]> {
    const { stdout } = await run("npm", ["ls", "--all", "--parseable"], { cwd: this.project });
    return stdout.trim().split("\n").slice(1).map(nameOf).sort();
  }

  /** The size of all installed files in bytes. */
  async size(): Promise<number> {
    const entries = await readdir(join(this.project, "node_modules"), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /**
   * Compiles a program in the user's project, strictly and with the declarations of every package.
   * @param compiler version 7, the fast one, if omitted
   */
  async compile(program: string, options: object, compiler = "typescript7"): Promise<void> {
    await cp(program, join(this.project, "program.ts"));
    const always = { strict: true, skipLibCheck: false, target: "es2022", resolveJsonModule: true, outDir: "out" };
    const config = { compilerOptions: { ...always, ...options }, files: ["program.ts"] };
    await writeFile(join(this.project, "tsconfig.json"), JSON.stringify(config));
    await run(process.execPath, [`node_modules/${compiler}/bin/tsc`, "--project", this.project]).catch((error) => {
      throw new Error(error.stdout || error.message);
    });
  }

  /** Runs the compiled program. Returns what it printed. */
  async run(node = process.execPath): Promise<string> {
    return (await run(node, ["out/program.js"], { cwd: this.project })).stdout;
  }

  /** Bundles a program for a platform that has none of Node's modules. Returns the text, and the modules that are in it. */
  async bundle(program: string): Promise<{ text: string; modules: string[] }> {
    const { outputFiles, metafile } = await build({
      stdin: { contents: program, resolveDir: this.project },
      bundle: true,
      format: "esm",
      platform: "neutral",
      write: false,
      metafile: true,
    });
    const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
    const left = inputs.filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && path.includes("node_modules/"));
    return { text: outputFiles.map((file) => file.text).join(""), modules: left.map(([path]) => nameOf(path)) };
  }
}
