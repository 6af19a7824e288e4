import { describe, expect, it } from "vitest";
import { violations } from "./invariant.ts";
import type { WireResponse } from "./wire.ts";

const headers = new Map([
  ["content-type", "application/json;charset=UTF-8"],
  ["content-length", "30"],
]);
const valid: WireResponse = { status: 200, headers, body: '{"code":0,"message":"success"}' };

describe("the invariant of the mock's responses", () => {
  it("accepts a response in the service's envelope", () => {
    expect(violations(valid)).toEqual([]);
  });

  it.each<[string, Partial<WireResponse>, RegExp]>([
    ["an undocumented status", { status: 302 }, /the status 302/],
    ["an unexpected internal error", { status: 500 }, /unexpected internal error/],
    ["204 to a GET", { status: 204, headers: new Map(), body: "" }, /204 for another method/],
    ["another type", { headers: new Map(headers).set("content-type", "text/html") }, /the Content-Type text\/html/],
    ["no length", { headers: new Map([...headers].slice(0, 1)) }, /no Content-Length/],
    ["a body that is not valid JSON", { body: "<h1>" }, /body <h1>/],
    ["a body outside the envelope", { body: '{"code":0,"message":"","more":1}' }, /body/],
    ["a stack trace", { body: '{"code":0,"message":"x\\n    at y"}' }, /a stack trace/],
  ])("is violated by %s", (_what, change, violation) => {
    expect(violations({ ...valid, ...change })).toEqual([expect.stringMatching(violation)]);
  });
});
