import { defineConfig } from "vitest/config";

/** The client's tests alone, without the compiler: a mutant only has to run. */
export default defineConfig({ test: { include: ["test/client/**/*.test.ts"] } });
