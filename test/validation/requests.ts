import type { RequestParts } from "../../src/validation/index.ts";
import {
  authUrl,
  baseUrl,
  createGroup,
  createToken,
  group,
  headers,
  jsonHeaders,
  listMonitors,
  postSample,
  tokenForm,
} from "./support.ts";

const without = (name: string) => Object.fromEntries(Object.entries(tokenForm).filter(([key]) => key !== name));
export const revoke = (query: string) => ({
  method: "POST",
  url: `${authUrl}/oauth/v2/token/revoke${query}`,
  headers: {},
});
const grant = { client_id: "a", client_secret: "b", code: "c", grant_type: "authorization_code" };

const withHeaders = (more: RequestParts["headers"]) => listMonitors({ headers: { ...headers, ...more } });
export const accepting = (version: string) => withHeaders({ Accept: `application/json; version=${version}` });
const withCookie = (Cookie: string | string[]) => withHeaders({ Cookie });
export const authorized = (Authorization: string) => listMonitors({ headers: { Authorization } });
const typed = (type: string) => createGroup({ headers: { ...headers, "Content-Type": type } });
const inQuery = (form: Record<string, string>, more = "") => createToken("", `?${new URLSearchParams(form)}${more}`);

/** Requests that the contract allows, with the operation of each. */
export const valid: Array<[string, RequestParts, string]> = [
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
  ["a byte order mark", createGroup({ body: `\uFEFF${JSON.stringify(group)}` }), "createMonitorGroup"],
  ["a body in bytes", createGroup({ body: Buffer.from(JSON.stringify(group)) }), "createMonitorGroup"],
  [
    "fields that are not documented",
    createGroup({ body: JSON.stringify({ ...group, more: 1 }) }),
    "createMonitorGroup",
  ],
  ["a charset in quotes", typed('application/json;charset="utf-8"'), "createMonitorGroup"],
  ["JSON without a charset", typed("application/json"), "createMonitorGroup"],
  ["an optional body", { ...postSample({}), body: undefined }, "postInspectorSample"],
  ["a form", createToken(tokenForm), "createToken"],
  ["a grant exchange", createToken(grant), "createToken"],
  ["the form's fields in the query", inQuery(tokenForm), "createToken"],
  ["fields in the form and in the query", createToken(without("client_id"), "?client_id=a"), "createToken"],
  ["a query parameter that is required", revoke("?token=the-token"), "revokeRefreshToken"],
];

/** Requests that break the contract, and where. */
export const broken: Array<[string, RequestParts, string[]]> = [
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
  ["a cookie twice in a list", withCookie(["zaaid=15401829", "zaaid=15401829"]), ["cookie zaaid"]],
  ["an empty cookie", withCookie("zaaid="), ["cookie zaaid"]],
  ...["ZAAID=15401829", "zaaid", "zaaid:15401829", "zaaid =15401829"].map(
    (cookie): [string, RequestParts, string[]] => [
      `the cookie ${cookie}`,
      withCookie(`a=b; ${cookie}`),
      ["cookie zaaid"],
    ],
  ),
  ["a cookie twice", withCookie("zaaid=15401829; zaaid=15401829"), ["cookie zaaid"]],
  ["no body", createGroup({ body: "" }), ["body"]],
  ["a body that is not JSON", createGroup({ body: '{"display_name":' }), ["body"]],
  ["a body that is not UTF-8", createGroup({ body: Uint8Array.of(0x22, 0xff, 0x22) }), ["body"]],
  ["a body of another type", createGroup({ body: "[]" }), ["body"]],
  ["a body where none is documented", { ...postSample({}), method: "DELETE" }, ["body"]],
  ["null as a body", postSample(null), ["body"]],
  ["a missing field", createGroup({ body: '{"display_name":"a"}' }), ["body /description"]],
  ["a field that is null", createGroup({ body: '{"display_name":null,"description":"a"}' }), ["body /display_name"]],
  ["a field of another type", createGroup({ body: '{"display_name":1,"description":"a"}' }), ["body /display_name"]],
  ["no content type", createGroup({ headers }), ["header Content-Type"]],
  ["another content type", typed("text/plain"), ["header Content-Type"]],
  ["another charset", typed("application/json;charset=latin1"), ["header Content-Type"]],
  ["two tokens", withHeaders({ Authorization: [1, 2].map(() => headers.Authorization) }), ["header Authorization"]],
  ["a body of 501 levels", createGroup({ body: `${"[".repeat(501)}${"]".repeat(501)}` }), ["body"]],
  ...Object.keys(tokenForm).map((name): [string, RequestParts, string[]] => [
    `no ${name}`,
    createToken(without(name)),
    [`body /${name}`],
  ]),
  ["no code of a grant", createToken({ ...grant, code: "" }), ["body /code"]],
  ["no parameter of a token request", createToken(""), ["body /grant_type"]],
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
