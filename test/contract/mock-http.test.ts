import { describe, expect, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { cases } from "./cases/index.ts";
import { mockProblems } from "./check.ts";
import { send } from "./send.ts";

describe("the mock, by plain HTTP:", () => {
  for (const one of cases) {
    it(one.name, async () => {
      const mock = await startMock();
      onTestFinished(() => mock.close());
      expect(mockProblems(one, await send(one.request, mock, mock))).toEqual([]);
    });
  }
});
