/** Adds the matcher `toMatchContract` to Vitest: `import "svc-monitoring-api/vitest"` in a test or a setup file. */
import { expect } from "vitest";
import { type ContractMatchers, toMatchContract } from "./validate.ts";

expect.extend({ toMatchContract });

declare module "vitest" {
  // biome-ignore lint/suspicious/noExplicitAny: an interface is only extended by one with the same type parameters
  interface Matchers<T = any> extends ContractMatchers<Promise<void>> {}
}
