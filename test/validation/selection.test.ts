import { describe, expect, it } from "vitest";
import { type Selector, type Subject, selection } from "../../src/validation/selection.ts";

const subject: Subject = {
  operation: "getMonitor",
  method: "GET",
  path: "/monitors/1",
  place: "response body /data/0/status",
};
const undocumented: Subject = { operation: undefined, method: "POST", path: "/reports/a/1", place: "request path" };

describe("a selector", () => {
  it.each<[Selector, Subject]>([
    ["getMonitor", subject],
    ["/monitors/1", subject],
    ["/monitors/*", subject],
    ["/monitors/", subject],
    ["GET /monitors/*", subject],
    ["response", subject],
    ["response body", subject],
    ["response body /data", subject],
    ["response body /data/*/status", subject],
    ["getMonitor response body /data/0/status", subject],
    ["GET /monitors/* response body", subject],
    ["/reports/", undocumented],
    ["POST /reports/*/* request path", undocumented],
    ["request path", undocumented],
    ["response status 418", { ...subject, place: "response status 418" }],
    ["response header Content-Type", { ...subject, place: "response header Content-Type" }],
  ])("%s means what it names", (selector, subject) => {
    expect(selection([selector])(subject)).toBe(true);
    expect(selection(undefined, [selector])(subject)).toBe(false);
  });

  it.each<[Selector, Subject]>([
    ["listMonitors", subject],
    ["/monitors", subject],
    ["/monitor", subject],
    ["/reports/*", undocumented],
    ["GET /reports/", undocumented],
    ["request", subject],
    ["response body /dat", subject],
    ["response body /data/status", subject],
    ["response status 4", { ...subject, place: "response status 418" }],
    ["listMonitors response body", subject],
    ["getMonitor request", subject],
    // A path is no regular expression.
    ["/monitors/.", subject],
  ])("%s means nothing else", (selector, subject) => {
    expect(selection([selector])(subject)).toBe(false);
    expect(selection(undefined, [selector])(subject)).toBe(true);
  });

  it("of a place decides when the place is known", () => {
    const { place: _later, ...exchange } = subject;
    expect(selection(["response body"])(exchange)).toBe(true);
    expect(selection(undefined, ["response body"])(exchange)).toBe(true);
    expect(selection(["listMonitors response body"])(exchange)).toBe(false);
  });

  it.each(["", " ", "monitors/1 x", "response boddy", "getMonitor boddy", "get /monitors"])(
    "is refused if it is not valid: %j",
    (selector) => {
      expect(() => selection([selector as Selector])).toThrow(`${JSON.stringify(selector)} selects nothing. Write`);
    },
  );

  it("is refused with similar names if it names an unknown operation", () => {
    expect(() => selection(undefined, ["getMonitr" as Selector])).toThrow("The nearest are getMonitor");
  });
});

describe("a selection", () => {
  it("is what one selector to check means, and none to ignore", () => {
    const isSelected = selection(["getMonitor", "/reports/"], ["response body", "request path"]);
    expect(isSelected(subject)).toBe(false);
    expect(isSelected({ ...subject, place: "response status 418" })).toBe(true);
    expect(isSelected(undocumented)).toBe(false);
    expect(isSelected({ ...undocumented, path: "/elsewhere", place: "request method" })).toBe(false);
  });

  it("is everything without selectors, and nothing with an empty list to check", () => {
    expect([selection(undefined)(subject), selection([])(subject)]).toEqual([true, false]);
  });
});
