import { describe, expect, it } from "vitest";
import { breaches } from "./law.ts";
import type { WireAnswer } from "./wire.ts";

const headers = new Map([
  ["content-type", "application/json;charset=UTF-8"],
  ["content-length", "30"],
]);
const lawful: WireAnswer = { status: 200, headers, body: '{"code":0,"message":"success"}' };

describe("the law that every answer keeps to", () => {
  it("has nothing against an answer in the service's envelope", () => {
    expect(breaches(lawful)).toEqual([]);
  });

  it.each<[string, Partial<WireAnswer>, RegExp]>([
    ["a status that the service has not", { status: 302 }, /the status 302/],
    ["a failure that nobody asked for", { status: 500 }, /nobody asked for/],
    ["204 to a GET", { status: 204, headers: new Map(), body: "" }, /204 to another method/],
    ["another type", { headers: new Map(headers).set("content-type", "text/html") }, /the type text\/html/],
    ["no length", { headers: new Map([...headers].slice(0, 1)) }, /no length/],
    ["a body that is no JSON", { body: "<h1>" }, /body <h1>/],
    ["a body outside the envelope", { body: '{"code":0,"message":"","more":1}' }, /body/],
    ["a stack trace", { body: '{"code":0,"message":"x\\n    at y"}' }, /a stack trace/],
  ])("is broken by %s", (_what, change, breach) => {
    expect(breaches({ ...lawful, ...change })).toEqual([expect.stringMatching(breach)]);
  });
});
