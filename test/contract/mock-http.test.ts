import { describe, expect, it } from "vitest";
import { sharedMock } from "../mock/support.ts";
import { cases } from "./cases/index.ts";
import { mockProblems } from "./check.ts";
import { send } from "./send.ts";

const shared = sharedMock({ resets: true });

describe("the mock, called through plain HTTP:", () => {
  for (const testCase of cases) {
    it(testCase.name, async () => {
      const problems = mockProblems(testCase, await send(testCase.request, shared.mock, shared.mock));
      expect(problems, "What the case expects is below test/contract/cases/").toEqual([]);
    });
  }
});
