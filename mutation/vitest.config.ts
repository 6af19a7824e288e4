import { defineConfig } from "vitest/config";

/** Only the client's tests, without type checks: a mutant only has to run. Stryker ends a mutant that takes too long. */
export default defineConfig({ test: { include: ["test/client/**/*.test.ts"], testTimeout: 60_000 } });
