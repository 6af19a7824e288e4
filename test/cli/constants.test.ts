import { expect, it } from "vitest";
import { newUser } from "./user.ts";

it.each([
  [
    ["monitor", "status", "10"],
    { constant: "MonitorStatus", id: 10, name: "ConfigurationError", meaning: "Configuration Error" },
    /^MonitorStatus +10 +ConfigurationError +Configuration Error$/m,
  ],
  [["Period"], expect.objectContaining({ id: 7, name: "LastMonth" }), /^Period +7 +LastMonth /m],
  [
    ["PeriodGranularity"],
    { Period: "7 LastMonth", granularity: "2 Hourly, 3 Daily, 4 Weekly" },
    /^7 LastMonth +2 Hourly, 3 Daily, 4 Weekly$/m,
  ],
  [[], expect.objectContaining({ constant: "Period" }), /^Period /m],
])("constants %j prints JSON in a pipe, and a table in a terminal", async (words, row, line) => {
  const { run } = await newUser();
  const { code, stdout } = await run(["constants", ...words]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toContainEqual(row);
  expect((await run(["constants", ...words], { isTerminal: true })).stdout).toMatch(line);
});

it.each([["qqqqqq"], ["period", "99"]])("constants %s %s, which do not exist, is an error", async (...words) => {
  const { run } = await newUser();
  expect(await run(["constants", ...words])).toMatchObject({ code: 1, stdout: "" });
});
