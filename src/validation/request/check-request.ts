import { defaultVersion } from "../../../generated/version.ts";
import { bodyText } from "../body.ts";
import type { OperationDescription } from "../description.ts";
import { headerReader, type RequestParts } from "../message.ts";
import { Findings, type Report } from "../violation.ts";
import { checkBody, checkForm } from "./body.ts";
import { checkParameter } from "./parameter.ts";

export interface RequestOptions {
  /**
   * Whether the header Authorization must be there: not where it is added later, as under a middleware. True if left
   * out. A header that is there is always checked.
   */
  needsAuthorization?: boolean | undefined;
  /** Reports what the contract does not document and allows, as `additions`. */
  strict?: boolean | undefined;
}

/** Headers of every request, which are not parameters (OpenAPI 3.1, Parameter Object). */
const ofEveryRequest = /^(accept|authorization|content-type)$/i;

/**
 * Checks a request of an operation.
 * @param query as the URL has it, without the question mark
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
  // A browser sends OPTIONS before a request, without the token and the body of that request.
  if (method.toUpperCase() === "OPTIONS") return findings;
  const header = headerReader(headers);
  if (operation.needsToken) {
    checkAuthorization(header("Authorization"), needsAuthorization, findings);
    checkVersion(header("Accept"), needsAuthorization, operation.version, findings);
  }
  const form = operation.isOAuth ? operation.requestBody : undefined;
  const inQuery = new URLSearchParams(query);
  const textsOf = {
    path: (name: string) => inPath[name] ?? [],
    query: (name: string) => inQuery.getAll(name),
    header: (name: string) => header(name) ?? [],
    cookie: (name: string) => cookieValues(header("Cookie"), name),
  };
  for (const parameter of operation.parameters) {
    const { in: place, name } = parameter;
    // `checkForm` checks the parameters that may be in the form or in the query.
    if (place === "query" ? form : place === "header" && ofEveryRequest.test(name)) continue;
    checkParameter(parameter, [textsOf[place](name)].flat(), findings);
    const misspelt = place === "cookie" ? misspeltCookie(header("Cookie"), name) : undefined;
    if (misspelt !== undefined) findings.add("cookie", name, `${name}=<value>`, misspelt);
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

/** Checks `Authorization` (specification, Credentials and token flow). A scheme has no case (RFC 9110, section 11.1). */
function checkAuthorization(value: string | undefined, isRequired: boolean, findings: Findings): void {
  if (value === undefined ? isRequired : !/^Svc-oauthtoken +\S+$/i.test(value))
    findings.add("header", "Authorization", "Svc-oauthtoken <ACCESS_TOKEN>", value);
  else if (value !== undefined && !/^Svc-oauthtoken \S/.test(value))
    findings.addition("header", "Authorization", "the scheme is documented as Svc-oauthtoken");
}

/**
 * Checks the version in `Accept` (specification, Versioning). One older than the default may be requested: it keeps the
 * old format, which is not documented.
 * @param isComplete whether the headers are those that are sent
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

/** A cookie with this name in other letters, or without a value: with it, a call would act on the token's own account. */
function misspeltCookie(cookies = "", name: string): string | undefined {
  const pairs = cookies.split(";").map((pair) => pair.trim());
  const isNamed = (pair: string) => pair.split(/[\s=:]/)[0]?.toLowerCase() === name;
  return pairs.find((pair) => isNamed(pair) && !pair.startsWith(`${name}=`));
}

/** The values of a cookie in the header Cookie, which may be in double quotes (RFC 6265, section 4.1.1). */
export function cookieValues(cookies: string | undefined, name: string): string[] {
  if (cookies === undefined) return [];
  const pairs = cookies.split(";").map((pair) => pair.trim());
  const values = pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1).trim());
  return values.map((value) => value.replace(/^"(.*)"$/, "$1"));
}

function addUnknownParameters({ parameters }: OperationDescription, query: URLSearchParams, findings: Findings): void {
  const known = parameters.filter((one) => one.in === "query").map(({ name }) => name);
  for (const name of new Set(query.keys()))
    if (!known.includes(name)) findings.addition("query", name, `the parameter ${name} is not documented`);
}
