import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { build } from "../../src/pipeline/build.ts";
import { replaceOutputs } from "../../src/pipeline/outputs.ts";
import { type BuildPaths, pathsBelow } from "../../src/pipeline/paths.ts";
import { BuildError } from "../../src/pipeline/problems.ts";
import { silent } from "../../src/pipeline/report.ts";
import { Command, type WhenOver } from "./command.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const smallContract = "test/pipeline/fixtures/contract";
const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A copy of a contract in a folder of its own, gone when the test ends, or whatever else it was made for. */
export class ContractCopy {
  /** Variables for the scripts that are started. */
  environment: Record<string, string> = {};

  private constructor(
    readonly folder: string,
    private readonly whenOver: WhenOver,
  ) {}

  /** @param original the folder to copy; the small contract of the pipeline's tests if left out */
  static async make(original = smallContract, whenOver: WhenOver = onTestFinished): Promise<ContractCopy> {
    const folder = await temporaryFolder(whenOver);
    await cp(inProject(original), join(folder, "openapi"), { recursive: true });
    return new ContractCopy(folder, whenOver);
  }

  get paths(): BuildPaths {
    return { ...pathsBelow(this.folder), config: inProject("redocly.yaml") };
  }

  /** Starts a script of the project with this folder as its project; whatever is left of it ends with the copy. */
  async start(script: string, ...args: string[]): Promise<Command> {
    const config = await readFile(inProject("redocly.yaml"), "utf8");
    await writeFile(join(this.folder, "redocly.yaml"), config.replace("./src/", inProject("src/")));
    const line = ["--import", import.meta.resolve("tsx/esm"), inProject(script), ...args];
    const environment = { TSX_TSCONFIG_PATH: inProject("tsconfig.json"), ...this.environment };
    return Command.start(this.folder, line, environment, this.whenOver);
  }

  /** Runs a script to its end. */
  async run(script: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
    const command = await this.start(script, ...args);
    return { code: await command.ended, output: command.output };
  }

  /** Replaces text in a file. Fails if the text is missing, so that a test cannot pass without its edit. */
  async edit(file: string, from: string, to: string): Promise<void> {
    const path = join(this.folder, "openapi", file);
    const text = await readFile(path, "utf8");
    if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`);
    await writeFile(path, text.replace(from, to));
  }

  async add(file: string, content: string): Promise<void> {
    await writeFile(join(this.folder, "openapi", file), content);
  }

  build() {
    return build(this.paths, silent);
  }

  /** Writes what is generated, as `npm run build` does. */
  async generate(): Promise<void> {
    await replaceOutputs(await this.build(), this.paths.generated);
  }

  /** The problems that the build reports, one a line; fails if it reports none. */
  async problems(): Promise<string> {
    const outcome = await this.build().catch((error: unknown) => error);
    if (outcome instanceof BuildError) return outcome.message;
    throw outcome instanceof Error ? outcome : new Error("The contract was accepted.");
  }
}
