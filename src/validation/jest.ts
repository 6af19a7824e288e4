/** Adds the matcher `toMatchContract` to Jest: `import "svc-monitoring-api/jest"` in a test or a setup file. */
import type {} from "expect";
import { type ContractMatchers, toMatchContract } from "./validate.ts";

// Jest's own `expect` is a global in every test.
const { expect } = globalThis as unknown as { expect?: { extend(matchers: object): void } };
if (!expect?.extend)
  throw new Error(
    "Jest has no global `expect` here: import svc-monitoring-api/jest in a test or in setupFilesAfterEnv.",
  );
expect.extend({ toMatchContract });

// `@jest/globals`
declare module "expect" {
  interface Matchers<R> extends ContractMatchers<Promise<R>> {}
}

// The global of `@types/jest`
declare global {
  namespace jest {
    interface Matchers<R> extends ContractMatchers<Promise<R>> {}
  }
}
