import { defineConfig } from "vitest/config";

/** CI asks for the totals in a file. */
const results = process.env.VITEST_RESULTS;

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    typecheck: { enabled: true, include: ["test/**/*.test-d.ts"] },
    testTimeout: 30_000,
    reporters: results ? ["default", ["json", { outputFile: results }]] : ["default"],
  },
});
