import { describe, it } from "vitest";
import { sharedMock } from "../mock/support.ts";
import { cases } from "./cases/index.ts";
import { expectResponseOfMock } from "./check.ts";
import { send } from "./send.ts";

const shared = sharedMock({ resets: true });

describe("the mock, called through plain HTTP:", () => {
  it.each(cases)("$name", async (testCase) => {
    expectResponseOfMock(testCase, await send(testCase.request, shared.mock, shared.mock));
  });
});
