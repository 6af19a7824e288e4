import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** CI asks for the totals in a file. */
const results = process.env.VITEST_RESULTS;

/** Vitest's order, but first the file that takes longest: Cargo compiles as long as most of the others take together. */
class RustFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isRust = ({ moduleId }: TestSpecification) => moduleId.endsWith("/rust.test.ts");
    return [...sorted.filter(isRust), ...sorted.filter((file) => !isRust(file))];
  }
}

/** What a test changes it puts back, so that files can share a process: most of a small file's time would be imports. */
const everywhere = { isolate: false, ...patient() };

/** Long enough for a busy machine: nobody waits for what is there earlier. */
function patient() {
  return { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };
}

const slow = "test/**/*.slow.test.ts";
const libraries = "test/libraries/**/*.test.ts";
const bundledCli = "test/support/bundled-cli.ts";

export default defineConfig({
  test: {
    // One more than Vitest would take: tests wait for processes and for the browser. With two more they take longer.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: RustFirst },
    reporters: results ? ["default", ["json", { outputFile: results }]] : ["default"],
    projects: [
      {
        // Tests of the examples, which import this package by its name.
        resolve: { tsconfigPaths: true },
        test: {
          name: "node",
          include: ["test/**/*.test.ts"],
          exclude: [slow, libraries, "test/browser/**", "test/clients/**"],
          globalSetup: [bundledCli, "test/package/global-setup.ts"],
          ...everywhere,
        },
      },
      {
        // `npm run test:slow`: fleets of processes, kills, real waiting, compilers, commands in whole copies of the project, and
        // libraries that users have, which the setup installs.
        resolve: { tsconfigPaths: true },
        test: {
          name: "slow",
          include: [slow, libraries],
          globalSetup: [bundledCli, "test/libraries/global-setup.ts"],
          ...everywhere,
        },
      },
      {
        // `npm run test:clients`: what needs other languages, as most files build a client in one.
        resolve: { tsconfigPaths: true },
        test: {
          name: "clients",
          include: ["test/clients/**/*.test.ts"],
          ...everywhere,
        },
      },
      {
        // `npm run test:browser`: what needs Chromium.
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          globalSetup: ["test/browser/global-setup.ts"],
          ...everywhere,
        },
      },
    ],
  },
});
