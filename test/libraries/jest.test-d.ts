/// <reference types="jest" />
import { it } from "vitest";
import type {} from "../../src/validation/jest.ts";

it("the global expect of @types/jest has the matcher", () => async () => {
  const response = Response.json({});
  await expect(response).toMatchContract("getMonitor");
  await expect(response).not.toMatchContract("getMonitor");
  // @ts-expect-error an unknown operation
  await expect(response).toMatchContract("getMonito");
});
