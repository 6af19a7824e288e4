import { describe, expect, it } from "vitest";
import { start } from "../mock/support.ts";
import { cases } from "./cases/index.ts";
import { mockProblems } from "./check.ts";
import { send } from "./send.ts";

describe("the mock, called through plain HTTP:", () => {
  for (const testCase of cases) {
    it(testCase.name, async () => {
      const mock = await start();
      const problems = mockProblems(testCase, await send(testCase.request, mock, mock));
      expect(problems, "What the case expects is below test/contract/cases/").toEqual([]);
    });
  }
});
