import { describe, expect, it } from "vitest";
import { contract } from "../../src/validation/all-operations.ts";
import { ContractValidators } from "../../src/validation/contract.ts";
import { type Addition, formatViolations, type RequestParts, validateRequest } from "../../src/validation/index.ts";
import {
  authUrl,
  baseUrl,
  createGroup,
  createToken,
  group,
  headers,
  jsonHeaders,
  listMonitors,
  places,
  postSample,
  tokenForm,
} from "./support.ts";

const without = (name: string) => Object.fromEntries(Object.entries(tokenForm).filter(([key]) => key !== name));
const revoke = (query: string) => ({ method: "POST", url: `${authUrl}/oauth/v2/token/revoke${query}`, headers: {} });
const grant = { client_id: "a", client_secret: "b", code: "c", grant_type: "authorization_code" };

const withHeaders = (more: RequestParts["headers"]) => listMonitors({ headers: { ...headers, ...more } });
const accepting = (version: string) => withHeaders({ Accept: `application/json; version=${version}` });
const withCookie = (Cookie: string | string[]) => withHeaders({ Cookie });
const authorized = (Authorization: string) => listMonitors({ headers: { Authorization } });
const typed = (type: string) => createGroup({ headers: { ...headers, "Content-Type": type } });
const inQuery = (form: Record<string, string>, more = "") => createToken("", `?${new URLSearchParams(form)}${more}`);

const valid: Array<[string, RequestParts, string]> = [
  ["a list", listMonitors(), "listMonitors"],
  ["one record", listMonitors({ url: `${baseUrl}/monitors/123` }), "getMonitor"],
  ["an encoded identifier", listMonitors({ url: `${baseUrl}/monitors/1%2F2` }), "getMonitor"],
  ["a path without a host", listMonitors({ url: "/api/monitors" }), "listMonitors"],
  ["HEAD instead of GET", listMonitors({ method: "HEAD" }), "listMonitors"],
  ["a method in lower case", listMonitors({ method: "get" }), "listMonitors"],
  ["OPTIONS, which browsers send without headers", listMonitors({ method: "OPTIONS", headers: {} }), "listMonitors"],
  [
    "header values that are lists and numbers, as Node's",
    withHeaders({ cookie: ["a=b", "zaaid=1"], "content-length": 0 as never, origin: undefined }),
    "listMonitors",
  ],
  ["space around a header's value", authorized(" Svc-oauthtoken a "), "listMonitors"],
  ["a cookie in double quotes", withCookie('zaaid="1"'), "listMonitors"],
  ["no version", listMonitors({ headers: { authorization: headers.Authorization } }), "listMonitors"],
  ["an older version, written as 1.0", accepting("1.0"), "listMonitors"],
  ["an older version, written as 1", accepting("1"), "listMonitors"],
  ["a cookie", withCookie("a=b; zaaid=15401829"), "listMonitors"],
  ["a query that is not documented", listMonitors({ url: `${baseUrl}/monitors?page=2` }), "listMonitors"],
  ["a JSON body", createGroup(), "createMonitorGroup"],
  ["a body in bytes", createGroup({ body: Buffer.from(JSON.stringify(group)) }), "createMonitorGroup"],
  [
    "fields that are not documented",
    createGroup({ body: JSON.stringify({ ...group, more: 1 }) }),
    "createMonitorGroup",
  ],
  ["JSON without a charset", typed("application/json"), "createMonitorGroup"],
  ["an optional body", { ...postSample({}), body: undefined }, "postInspectorSample"],
  ["a form", createToken(tokenForm), "createToken"],
  ["a grant exchange", createToken(grant), "createToken"],
  ["the form's fields in the query", inQuery(tokenForm), "createToken"],
  ["fields in the form and in the query", createToken(without("client_id"), "?client_id=a"), "createToken"],
  ["a query parameter that is required", revoke("?token=the-token"), "revokeRefreshToken"],
];

const broken: Array<[string, RequestParts, string[]]> = [
  ["an unknown path", listMonitors({ url: `${baseUrl}/monitor` }), ["path"]],
  ["the URL //, which is none", listMonitors({ url: "//" }), ["path"]],
  ["the URL http://[, which is none", listMonitors({ url: "http://[" }), ["path"]],
  ["the URL http://, which is none", listMonitors({ url: "http://" }), ["path"]],
  ["a path above {base_url}", listMonitors({ url: "https://www.acme.test/monitors" }), ["path"]],
  ["a trailing slash", listMonitors({ url: `${baseUrl}/monitors/` }), ["path"]],
  ["an escape that is not valid", listMonitors({ url: `${baseUrl}/monitors/%zz` }), ["path"]],
  ["an unknown path of the auth server", createToken(tokenForm, "s"), ["path"]],
  ["another method", listMonitors({ method: "DELETE" }), ["method"]],
  ["no token", listMonitors({ headers: {} }), ["header Authorization"]],
  ["another scheme", authorized("Bearer x"), ["header Authorization"]],
  ["no scheme", authorized("x"), ["header Authorization"]],
  ["a scheme without a token", authorized("Svc-oauthtoken "), ["header Authorization"]],
  ...["2.1", "10.0", "9", "two", ""].map((version): [string, RequestParts, string[]] => [
    `the version "${version}", which does not exist`,
    accepting(version),
    ["header Accept"],
  ]),
  ["a tab after the scheme", authorized("Svc-oauthtoken\ta"), ["header Authorization"]],
  ["two texts after the scheme", authorized("Svc-oauthtoken a b"), ["header Authorization"]],
  ["an empty cookie in double quotes", withCookie('zaaid=""'), ["cookie zaaid"]],
  ["a cookie twice in a list", withCookie(["zaaid=1", "zaaid=2"]), ["cookie zaaid"]],
  ["an empty cookie", withCookie("zaaid="), ["cookie zaaid"]],
  ["a cookie twice", withCookie("zaaid=1; zaaid=2"), ["cookie zaaid"]],
  ["no body", createGroup({ body: "" }), ["body"]],
  ["a body that is not JSON", createGroup({ body: '{"display_name":' }), ["body"]],
  ["a body that is not UTF-8", createGroup({ body: Uint8Array.of(0x22, 0xff, 0x22) }), ["body"]],
  ["a body of another type", createGroup({ body: "[]" }), ["body"]],
  ["a body where none is documented", { ...postSample({}), method: "DELETE" }, ["body"]],
  ["null as a body", postSample(null), ["body"]],
  ["a missing field", createGroup({ body: '{"display_name":"a"}' }), ["body /description"]],
  ["a field of another type", createGroup({ body: '{"display_name":1,"description":"a"}' }), ["body /display_name"]],
  ["no content type", createGroup({ headers }), ["header Content-Type"]],
  ["another content type", typed("text/plain"), ["header Content-Type"]],
  ["another charset", typed("application/json;charset=latin1"), ["header Content-Type"]],
  ...Object.keys(tokenForm).map((name): [string, RequestParts, string[]] => [
    `no ${name}`,
    createToken(without(name)),
    [`body /${name}`],
  ]),
  ["an empty secret", createToken({ ...tokenForm, client_secret: "" }), ["body /client_secret"]],
  ["a secret twice", createToken(`${new URLSearchParams(tokenForm)}&client_secret=x`), ["body /client_secret"]],
  ["an unknown grant type", createToken({ ...tokenForm, grant_type: "password" }), ["body /grant_type"]],
  ["an unknown grant type in the query", inQuery({ ...tokenForm, grant_type: "x" }), ["query grant_type"]],
  ["a missing parameter in the query", inQuery(without("client_id")), ["query client_id"]],
  ["a parameter twice in the query", inQuery(tokenForm, "&client_id=x"), ["query client_id"]],
  ["a parameter in both places", createToken(tokenForm, "?client_id=a"), ["query client_id"]],
  ["parameters in both places, and one in none", createToken(without("client_id"), "?code=a"), ["body /client_id"]],
  ["a form sent as JSON", { ...createToken(tokenForm), headers: jsonHeaders }, ["header Content-Type"]],
  ["no required query parameter", revoke(""), ["query token"]],
  ["an empty required query parameter", revoke("?token="), ["query token"]],
  ["a required query parameter twice", revoke("?token=1&token=2"), ["query token"]],
];

describe("a request", () => {
  it.each(valid)("with %s is valid", async (_what, request, operation) => {
    expect(await validateRequest(request)).toMatchObject({ operation, violations: [] });
  });

  it.each(broken)("with %s is a violation", async (_what, request, expected) => {
    const { violations } = await validateRequest(request);
    expect(places(violations).sort()).toEqual(expected.sort());
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
  const own = new ContractValidators([{ ...contract.operation("listMonitors"), version: "3.0" }]);
  const { violations } = own.checkRequest(accepting(version));
  expect(violations).toMatchObject([{ in: "header", at: "Accept" }]);
  expect(own.checkRequest(accepting("3.0")).violations).toEqual([]);
});
