import { defineConfig } from "vitest/config";

/** Only the client's tests, without type checks: a mutant only has to run. */
export default defineConfig({ test: { include: ["test/client/**/*.test.ts"] } });
