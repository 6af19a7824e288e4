import { describe, expect, it } from "vitest";
import type { Exchange, FormRequest } from "../../src/inspector/common/messages.ts";
import { problemOf, withoutBase } from "../../src/inspector/common/request.ts";
import { History } from "../../src/inspector/page/history.ts";
import { indented, withVisibleDirections } from "../../src/inspector/page/json.ts";
import { accountsIn, headlineOf, sizeOf, timeOf } from "../../src/inspector/page/response-messages.ts";

const base = "http://127.0.0.1:4010/api";
const request: FormRequest = {
  ...{ method: "GET", uri: "/monitors", version: "2.0", zaaid: "", body: "" },
  ...{ headers: [], mediaType: "application/json", fields: [] },
};

function exchange(changed: Partial<Exchange> = {}): Exchange {
  return {
    request: { method: "GET", url: "http://127.0.0.1/api/monitors", headers: [], body: "" },
    ...{
      status: 200,
      statusText: "OK",
      headers: [],
      text: "{}",
      isBase64: false,
      isTruncated: false,
      bytes: 2,
      milliseconds: 5,
    },
    ...{ verdict: { violations: [], additions: [] }, note: "" },
    ...changed,
  };
}

describe("JSON as the page shows it", () => {
  it.each([
    '{"a":1,"b":[true,null,{"c":"x: [1, {}] \\"\\\\"}],"d":{},"e":[],"f":-1.5e+3}',
    "[]",
    "[[],{}]",
    '"text"',
    "12",
    '{"":{"":""}}',
    '{ "a" : [ 1 ,\n 2 ] }',
  ])("is indented like JSON.stringify: %s", (text) => {
    expect(indented(text)).toBe(JSON.stringify(JSON.parse(text), null, 2).replace("-1500", "-1.5e+3"));
  });

  it("keeps the digits of long numbers", () => {
    expect(indented('{"id":123412341234123411}')).toBe('{\n  "id": 123412341234123411\n}');
  });

  it("shows what would change the direction of a text as an escape sequence", () => {
    expect(withVisibleDirections('{"name":"\u202egpj.exe\u2069 \u00e9\u05d0"}')).toBe(
      '{"name":"\\u202egpj.exe\\u2069 é\u05d0"}',
    );
  });
});

describe("the history that a tab has stored", () => {
  const entry = { request, status: 200, milliseconds: 5 };

  it.each([
    ["null", "null"],
    ["an object", "{}"],
    ["entries without a request", '[{}, null, 1, "x", {"request":null}]'],
    ["a request of another shape", JSON.stringify([{ request: { method: "GET" } }])],
    ["a method that does not exist", JSON.stringify([{ request: { ...request, method: "TRACE" } }])],
    ["a status of another type", JSON.stringify([{ ...entry, status: "200" }])],
    ["text", "{"],
  ])("is ignored where it is of another shape: %s", (_, text) => {
    const history = new History({ getItem: () => text, setItem: () => {}, removeItem: () => {} });
    expect(history.entries).toEqual([]);
  });

  it("keeps the entries beside one of another shape", () => {
    const text = JSON.stringify([{ request: 1 }, entry]);
    const history = new History({ getItem: () => text, setItem: () => {}, removeItem: () => {} });
    expect(history.entries).toEqual([entry]);
  });
});

describe("a body that is nested deeply", () => {
  it("is a problem of the body, not of the program", () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    expect(problemOf({ ...request, method: "POST", body: deep }, "", base)).toEqual({
      field: "body",
      message: "The body is nested deeper than 500 levels.",
    });
    const brackets = JSON.stringify({ text: "[".repeat(1000) });
    expect(problemOf({ ...request, method: "POST", body: brackets }, "", base)).toBeUndefined();
  });
});

describe("the headline of a response", () => {
  it.each([
    [exchange(), { kind: "success", title: "200 OK", detail: "", hint: "" }],
    [
      exchange({ status: 404, statusText: "Not Found", text: '{"code":1002,"message":"Monitor does not exist"}' }),
      {
        kind: "wrong",
        title: "404 Not Found",
        detail: "Monitor does not exist (code 1002)",
        hint: "A 4xx means that the supplied information is wrong.",
      },
    ],
    [
      exchange({ status: 200, text: '{"code":5,"message":"no"}' }),
      { kind: "wrong", title: "200 OK", detail: "no (code 5)", hint: "" },
    ],
    [
      exchange({ status: 503, statusText: "Service Unavailable", text: "<h1>Oops</h1>" }),
      {
        kind: "failed",
        title: "503 Service Unavailable",
        detail: "",
        hint: "A 5xx is a server-side error.",
      },
    ],
    [exchange({ status: 599, statusText: "", text: "null" }), { kind: "failed", title: "599", detail: "" }],
    [
      { error: { name: "ConnectionError", message: "It is down." } },
      { kind: "failed", title: "No response", detail: "It is down.", hint: "" },
    ],
  ])("%#", (outcome, headline) => {
    expect(headlineOf(outcome)).toMatchObject(headline);
  });

  it("says that a failed write may have been executed", () => {
    const failed = exchange({ status: 500 });
    const { hint } = headlineOf({ ...failed, request: { ...failed.request, method: "POST" } });
    expect(hint).toContain("The POST may have been executed.");
  });

  it("has durations and sizes in readable units", () => {
    expect([0.2, 12.4, 1234].map((milliseconds) => timeOf({ milliseconds }))).toEqual(["1 ms", "12 ms", "1.2 s"]);
    expect([0, 1, 999, 1234, 5_000_000].map((bytes) => sizeOf({ bytes }))).toEqual([
      ...["0 bytes", "1 byte", "999 bytes", "1.2 kB", "5.0 MB"],
    ]);
  });
});

describe("the history", () => {
  function store() {
    const items = new Map<string, string>();
    return {
      items,
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
  }

  it("has the newest first, and at most 50 entries", () => {
    const history = new History(store());
    for (let index = 0; index < 60; index += 1) history.add({ ...request, uri: `/${index}` }, exchange());
    expect(history.entries).toHaveLength(50);
    expect(history.entries[0]?.request.uri).toBe("/59");
  });

  it("is stored without the responses", () => {
    const stored = store();
    new History(stored).add(request, exchange({ text: "secret" }));
    expect([...stored.items.values()].join()).not.toContain("secret");
    expect(new History(stored).entries).toEqual([{ request, status: 200, milliseconds: 5 }]);
  });

  it("starts empty if the stored text is invalid, and works if the storage is full", () => {
    const full = {
      ...store(),
      getItem: () => "{",
      setItem: () => {
        throw new Error("full");
      },
    };
    const history = new History(full);
    history.add(request, { error: { name: "Refused", message: "" } });
    expect(history.entries).toMatchObject([{ request }]);
  });

  it("can be cleared", () => {
    const stored = store();
    const history = new History(stored);
    history.add(request, exchange());
    history.clear();
    expect([history.entries, stored.items.size]).toEqual([[], 0]);
  });
});

describe("the problem of a request", () => {
  it.each([
    [{ uri: "monitors" }, "uri"],
    [{ uri: "" }, "uri"],
    [{ uri: "/a b" }, "uri"],
    [{ uri: "/..%2fx" }, "uri"],
    [{ version: "" }, "version"],
    [{ version: "two" }, "version"],
    [{ method: "POST", body: "{" }, "body"],
    [{ method: "POST", body: `"${"x".repeat(300_000)}"` }, "body"],
    [{ method: "DELETE", uri: "/monitors/12" }, "confirmation"],
    [{ method: "DELETE", uri: "/monitors/" }, "uri"],
  ] as const)("names the field: %#", (changed, field) => {
    expect(problemOf({ ...request, ...changed }, "", base)).toMatchObject({ field });
  });

  it("is undefined for a valid request", () => {
    expect(problemOf(request, "", base)).toBeUndefined();
    expect(problemOf({ ...request, method: "DELETE", uri: "/monitors/12?x=1" }, "12", base)).toBeUndefined();
    expect(problemOf({ ...request, method: "PUT" }, "", base)).toBeUndefined();
  });
});

describe("the accounts in a response", () => {
  it("are those with name and zaaid", () => {
    const account = { name: "A", zaaid: "1" };
    expect(accountsIn(JSON.stringify({ data: [account, { zaaid: 1 }, null, { zaaid: "", name: "" }] }))).toEqual([
      account,
    ]);
  });

  it.each(["{", "null", '{"data":{}}', "[]"])("are empty for %s", (text) => {
    expect(accountsIn(text)).toEqual([]);
  });
});

describe("a URL in the field of the URI", () => {
  it.each([
    ["http://127.0.0.1:4010/api/monitors?limit=2", "/monitors?limit=2"],
    ["http://127.0.0.1:4010/monitors", "http://127.0.0.1:4010/monitors"],
    // With --live, a DELETE that was copied from another data center would act on this one.
    ["https://www.service.example/api/monitors/1", "https://www.service.example/api/monitors/1"],
    ["http://127.0.0.1/api/monitors", "http://127.0.0.1/api/monitors"],
    ["http://127.0.0.1:4010@service.example/api/monitors", "http://127.0.0.1:4010@service.example/api/monitors"],
    ["https://www.service.example/other/monitors", "https://www.service.example/other/monitors"],
    ["https://www.service.example/apis", "https://www.service.example/apis"],
    ["/api/monitors", "/api/monitors"],
    ["", ""],
  ])("%s becomes %s", (given, expected) => {
    expect(withoutBase(given, base)).toBe(expected);
  });

  it("of another host is refused, with both hosts named", () => {
    const problem = problemOf(
      { ...request, uri: "https://www.service.eu/api/monitors" },
      "",
      "https://www.service.com/api",
    );
    expect(problem).toEqual({
      field: "uri",
      message:
        "This is a URL of www.service.eu; the inspector calls www.service.com. To send the request there, enter its path only.",
    });
  });
});
