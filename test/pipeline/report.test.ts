import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reportTo } from "../../scripts/pipeline/report.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function terminal(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

const takes = (milliseconds: number) => () =>
  new Promise<number>((resolve) => setTimeout(() => resolve(3), milliseconds));

describe("the report of a step", () => {
  it("is one line with its name, its result and its duration", async () => {
    const output = terminal(true);
    const step = reportTo(output)("lint source", takes(200), (files) => `${files} files`);
    await vi.advanceTimersByTimeAsync(200);
    await step;
    expect(output.written).toEqual([expect.stringMatching(/^lint source {4}3 files +200 ms\n$/)]);
  });

  it("is a progress bar on a terminal after a second, which is cleared before the line", async () => {
    const output = terminal(true);
    const step = reportTo(output)("docs", takes(1_250), () => "index.html");
    await vi.advanceTimersByTimeAsync(1_250);
    await step;
    expect(output.written).toEqual([
      "\rdocs           ··········■········· 1.0 s",
      "\rdocs           ···········■········ 1.1 s",
      "\rdocs           ············■······· 1.2 s",
      "\r\x1b[K",
      expect.stringMatching(/^docs +index\.html +1250 ms\n$/),
    ]);
  });

  it("has no progress bar without a terminal", async () => {
    const output = terminal(false);
    const step = reportTo(output)("docs", takes(5_000), () => "index.html");
    await vi.advanceTimersByTimeAsync(5_000);
    await step;
    expect(output.written).toHaveLength(1);
  });

  it("clears the progress bar if the step fails, and rethrows the error", async () => {
    const output = terminal(true);
    const step = reportTo(output)("docs", () => takes(1_100)().then(() => Promise.reject(new Error("broken"))), String);
    const outcome = expect(step).rejects.toThrow("broken");
    await vi.advanceTimersByTimeAsync(1_100);
    await outcome;
    expect(output.written.at(-1)).toBe("\r\x1b[K");
    expect(vi.getTimerCount()).toBe(0);
  });
});
