import { describe, expect, it } from "vitest";
import { validators } from "../../src/validation/all-operations.ts";
import { ContractValidators } from "../../src/validation/contract-validators.ts";
import { type Addition, formatViolations, type RequestParts, validateRequest } from "../../src/validation/index.ts";
import { accepting, authorized, broken, revoke, valid } from "./requests.ts";
import {
  baseUrl,
  createGroup,
  createToken,
  group,
  jsonHeaders,
  listMonitors,
  places,
  postSample,
  tokenForm,
} from "./support.ts";

describe("a request", () => {
  it.each(valid)("with %s is valid", async (_what, request, operation) => {
    expect(await validateRequest(request)).toEqual({ operation, violations: [], additions: [] });
  });

  it.each(broken)("with %s is a violation", async (_what, request, expected) => {
    const { violations } = await validateRequest(request);
    expect(places(violations).sort()).toEqual(expected.sort());
  });

  it.each<[string, RequestParts, string]>([
    ["a body where none is documented", { ...revoke("?token=secret"), body: "a" }, "expected no body; got a body"],
    [
      "bytes that are not UTF-8",
      { ...createToken({ a: "b" }), body: Uint8Array.of(0xff) },
      "in UTF-8; got other bytes",
    ],
    ["a missing password", createToken(new URLSearchParams({ client_id: "a" }).toString()), "got nothing"],
    ["an empty password", revoke("?token="), 'expected a value; got ""'],
  ])("with %s has words in its violation, which are not masked as a password", async (_what, request, text) => {
    expect(formatViolations((await validateRequest(request)).violations)).toContain(text);
  });

  it("has all its violations reported, not the first alone", async () => {
    const request = createGroup({ headers: { Accept: "application/json;version=9" }, body: "{}" });
    expect(places((await validateRequest(request)).violations)).toEqual([
      "header Authorization",
      "header Accept",
      "header Content-Type",
      "body /display_name",
      "body /description",
    ]);
  });

  it("is checked with its body still readable", async () => {
    const body = JSON.stringify(group);
    const request = new Request(`${baseUrl}/monitor_groups`, { method: "POST", headers: jsonHeaders, body });
    expect((await validateRequest(request)).violations).toEqual([]);
    expect(await request.json()).toEqual(group);
  });
});

// The property names of the rules are not the service's, so no body is known to have them.
it.each([
  [{ period: 7, granularity: 1 }],
  [{ report_type: 11, period: 51 }],
  [{ product: 1, role: 0 }],
  [{ transaction_type: "constructor", graph_type: "x" }],
])("the fields of a body that happen to be named as those of a rule may have any values: %j", async (body) => {
  expect((await validateRequest(postSample(body))).violations).toEqual([]);
});

describe("the text of a violation", () => {
  const text = async (request: RequestParts) => formatViolations((await validateRequest(request)).violations);

  it("names the operation, the place, what was expected and what came", async () => {
    expect(await text(createGroup({ body: '{"display_name":1,"description":"a"}' }))).toBe(
      "createMonitorGroup, request body /display_name: expected a string; got 1",
    );
  });

  it("has the nearest paths", async () => {
    expect(await text(listMonitors({ url: `${baseUrl}/monitor` }))).toContain("such as /monitors");
  });

  it("shows no secret", async () => {
    const secrets = [
      authorized("Bearer s3cret"),
      authorized("s3cret"),
      createToken({ ...tokenForm, client_secret: "s3cret", grant_type: "password" }),
      createToken("client_id=a&client_secret=s3cret&refresh_token=s3cret&refresh_token=s3cret&code=s3cret&code=s3cret"),
      createToken("", "?client_secret=s3cret&client_secret=s3cret"),
      revoke("?token=s3cret&token=s3cret"),
      { ...revoke("/s3?token=s3cret"), method: "GET" },
    ];
    for (const request of secrets) {
      const { violations } = await validateRequest(request);
      expect(violations).not.toEqual([]);
      expect(JSON.stringify(violations)).not.toContain("s3cret");
    }
  });
});

describe("the options of a check", () => {
  it("can have another base URL, below which alone paths are known", async () => {
    const options = { baseUrl: "http://proxy.test/svc/v1", authUrl: "http://proxy.test/auth" };
    const at = async (url: string) => (await validateRequest(listMonitors({ url }), options)).operation;
    expect(await at("http://proxy.test/svc/v1/monitors")).toBe("listMonitors");
    expect(await at("http://other.test/svc/v1/monitors")).toBeUndefined();
    expect(await at("http://proxy.test/api/monitors")).toBeUndefined();
    const request = { ...createToken(tokenForm), url: "http://proxy.test/auth/oauth/v2/token" };
    expect((await validateRequest(request, options)).operation).toBe("createToken");
  });

  it("can allow that Authorization is added later, and still check one that is there", async () => {
    const options = { needsAuthorization: false };
    expect((await validateRequest(listMonitors({ headers: {} }), options)).violations).toEqual([]);
    expect((await validateRequest(authorized("Bearer x"), options)).violations).toHaveLength(1);
  });

  it.each<[string, RequestParts, Addition]>([
    [
      "parameters that are not documented",
      listMonitors({ url: `${baseUrl}/monitors?page=2` }),
      { in: "query", at: "page", text: "the parameter page is not documented" },
    ],
    ["an older version", accepting("1.0"), { in: "header", at: "Accept", text: "the version 1.0 is not documented" }],
    // A scheme has no case.
    ...["svc-oauthtoken a", "SVC-OAUTHTOKEN a", "Svc-oauthtoken  a"].map((value): [string, RequestParts, Addition] => [
      value,
      authorized(value),
      { in: "header", at: "Authorization", text: "the scheme is documented as Svc-oauthtoken" },
    ]),
  ])("can report as additions: %s", async (_what, request, addition) => {
    expect(await validateRequest(request)).toMatchObject({ violations: [], additions: [] });
    expect((await validateRequest(request, { strict: true })).additions).toEqual([addition]);
  });
});

it.each(["2.0", "1.0"])("of an operation with a version of its own may not have another: %s", (version) => {
  const own = new ContractValidators([{ ...validators.operation("listMonitors"), version: "3.0" }]);
  const { violations } = own.checkRequest(accepting(version));
  expect(violations).toMatchObject([{ in: "header", at: "Accept" }]);
  expect(own.checkRequest(accepting("3.0")).violations).toEqual([]);
});
