import { defaultVersion } from "../../../generated/version.ts";
import { bodyText } from "../body.ts";
import type { OperationDescription, ParameterDescription } from "../description.ts";
import { headerReader } from "../headers.ts";
import type { RequestParts } from "../read-message.ts";
import { Findings, type Report } from "../violation.ts";
import { checkBody, checkForm } from "./body.ts";
import { checkParameter } from "./parameter.ts";

export interface RequestOptions {
  /** Whether a request must have the header Authorization (default: true). Use false if it is added later, by a middleware. */
  needsAuthorization?: boolean | undefined;
  /** Reports what the contract does not document, and allows, as `additions` (default: false). */
  strict?: boolean | undefined;
}

/** The headers that OpenAPI does not treat as parameters (OpenAPI 3.1, Parameter Object). */
const noParameters = /^(accept|authorization|content-type)$/i;

/**
 * Checks a request of an operation.
 * @param query the query of the URL, without the question mark
 * @param inPath the parameters of the path, decoded
 */
export function checkRequest(
  operation: OperationDescription,
  { method, headers, body }: Omit<RequestParts, "url">,
  query: string,
  inPath: Readonly<Record<string, string>>,
  { needsAuthorization = true, strict = false }: RequestOptions = {},
): Report {
  const findings = new Findings(operation, "request", strict);
  // A browser sends OPTIONS without the token and the body of the request that follows.
  if (method.toUpperCase() === "OPTIONS") return findings;
  const header = headerReader(headers);
  if (operation.needsToken) {
    checkAuthorization(header("Authorization"), needsAuthorization, findings);
    checkVersion(header("Accept"), needsAuthorization, operation.version, findings);
  }
  const form = operation.isOAuth ? operation.requestBody : undefined;
  const inQuery = new URLSearchParams(query);
  for (const parameter of operation.parameters) {
    const { in: place, name } = parameter;
    if (place === "path") checkParameter(parameter, [inPath[name]], findings);
    // If an operation takes a form, its parameters may be in the form or in the query, and `checkForm` checks them below.
    if (place === "query" && !form) checkParameter(parameter, inQuery.getAll(name), findings);
    if (place === "header" && !noParameters.test(name)) checkParameter(parameter, [header(name)], findings);
    if (place === "cookie") checkCookie(parameter, header("Cookie"), findings);
  }
  const contentType = header("Content-Type");
  const encoding = header("Content-Encoding");
  // A recorded request may keep this header although its body is no longer compressed.
  if (encoding && bodyText(body) === undefined)
    findings.add("header", "Content-Encoding", "a body without one", encoding);
  else if (form) checkForm(operation, form, inQuery, contentType, body, findings);
  else checkBody(operation, contentType, body, findings);
  if (strict) addUnknownParameters(operation, inQuery, findings);
  return findings;
}

/** Checks `Authorization` (specification, Credentials and token flow). Its scheme may be in any case (RFC 9110, section 11.1). */
function checkAuthorization(value: string | undefined, isRequired: boolean, findings: Findings): void {
  if (value === undefined && !isRequired) return;
  if (!/^Svc-oauthtoken +\S+$/i.test(value ?? ""))
    findings.add("header", "Authorization", "Svc-oauthtoken <ACCESS_TOKEN>", value);
  else if (!/^Svc-oauthtoken \S/.test(value ?? ""))
    findings.addition("header", "Authorization", "the scheme is documented as Svc-oauthtoken");
}

/**
 * Checks the version in `Accept` (specification, Versioning). A request may select an older version than the default; the old
 * format of its responses is undocumented.
 * @param isComplete whether the headers are final, so that a missing `Accept` means the default version
 */
function checkVersion(accept: string | undefined, isComplete: boolean, version: string, findings: Findings): void {
  const selected = selectedVersion(accept) ?? (isComplete || accept ? defaultVersion : version);
  if (selected === version) return;
  const isOlder = /^\d+(\.\d+)*$/.test(selected) && selected.localeCompare(version, "en", { numeric: true }) < 0;
  if (!isOlder || version !== defaultVersion)
    findings.add("header", "Accept", `application/json; version=${version}`, accept);
  else findings.addition("header", "Accept", `the version ${selected} is not documented`);
}

const ofJson = /application\/json\s*;(?:[^,]*;)?\s*version\s*=\s*"?([^",;\s]*)/i;

/** The API version that `Accept` selects (specification, Versioning); undefined if the default applies. */
export function selectedVersion(accept: string | undefined): string | undefined {
  return accept === undefined ? undefined : ofJson.exec(accept)?.[1];
}

/** Checks a cookie. With a misspelt name, or without a value, the call would act on the token's own account. */
function checkCookie(parameter: ParameterDescription, cookies: string | undefined, findings: Findings): void {
  const { name } = parameter;
  checkParameter(parameter, cookieValues(cookies, name), findings);
  const isNamed = (pair: string) => pair.split(/[\s=:]/)[0]?.toLowerCase() === name;
  const misspelt = cookiePairs(cookies).find((pair) => isNamed(pair) && !pair.startsWith(`${name}=`));
  if (misspelt !== undefined) findings.add("cookie", name, `${name}=<value>`, misspelt);
}

/** The values of a cookie in the header Cookie, which may be in double quotes (RFC 6265, section 4.1.1). */
export function cookieValues(cookies: string | undefined, name: string): string[] {
  const pairs = cookiePairs(cookies).filter((pair) => pair.startsWith(`${name}=`));
  return pairs.map((pair) =>
    pair
      .slice(name.length + 1)
      .trim()
      .replace(/^"(.*)"$/, "$1"),
  );
}

function cookiePairs(cookies = ""): string[] {
  return cookies.split(";").map((pair) => pair.trim());
}

function addUnknownParameters({ parameters }: OperationDescription, query: URLSearchParams, findings: Findings): void {
  const known = parameters.filter((one) => one.in === "query").map(({ name }) => name);
  for (const name of new Set(query.keys()))
    if (!known.includes(name)) findings.addition("query", name, `the parameter ${name} is not documented`);
}
