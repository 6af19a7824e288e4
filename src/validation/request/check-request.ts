import { defaultVersion } from "../../../generated/version.ts";
import { encodedTexts, type Texts } from "../../contract/style.ts";
import { percentDecoded } from "../../shared/text.ts";
import type { OperationDescription, ParameterDescription } from "../description.ts";
import { bodyText, headerReader, type RequestParts } from "../message.ts";
import { Findings, type Report } from "../violation.ts";
import { checkBody, checkForm } from "./body.ts";
import { checkParameter, textsOf } from "./parameter.ts";

export interface RequestOptions {
  /**
   * Whether the header Authorization must be there: not where it is added later, as under a middleware. True if left
   * out. A header that is there is always checked.
   */
  needsAuthorization?: boolean | undefined;
  /** Reports what the contract does not document and allows, as `additions`. */
  strict?: boolean | undefined;
}

interface UrlParameters {
  /** As the URL has it, without the question mark. */
  readonly query: string;
  /** Those of the path, as it has them. */
  readonly inPath: Readonly<Record<string, string>>;
}

/** Headers of every request, which are not parameters (OpenAPI 3.1, Parameter Object). */
const ofEveryRequest = /^(accept|authorization|content-type)$/i;

export function checkRequest(
  operation: OperationDescription,
  { method, headers, body }: Omit<RequestParts, "url">,
  { query, inPath }: UrlParameters,
  { needsAuthorization = true, strict = false }: RequestOptions = {},
): Report {
  const findings = new Findings(operation, "request", strict);
  // A browser sends OPTIONS before a request, without what the request has.
  if (method.toUpperCase() === "OPTIONS" && operation.method !== "OPTIONS") return findings;
  const header = headerReader(headers);
  if (operation.needsToken) {
    checkAuthorization(header("Authorization"), needsAuthorization, findings);
    checkVersion(header("Accept"), needsAuthorization, operation.version, findings);
  }
  const cookies = header("Cookie");
  const form = operation.isOAuth ? operation.requestBody : undefined;
  const texts = encodedTexts(query);
  /** The texts of a parameter, by its place; undefined if it is not checked. */
  const places: Partial<Record<ParameterDescription["in"], Texts | undefined>> = {
    path: { ...textsOf((name) => [inPath[name] ?? ""]), decoded: (text) => percentDecoded(text) ?? text },
    cookie: cookies === undefined ? undefined : textsOf((name) => cookieValues(cookies, name)),
    header: textsOf((name) => [header(name) ?? []].flat()),
    ...(!form && { query: { ...texts, isTaken: (name) => isOfParameter(operation, name) } }),
  };
  for (const [place, texts] of Object.entries(places)) {
    for (const parameter of operation.parameters) {
      const isChecked = parameter.in === place && !(place === "header" && ofEveryRequest.test(parameter.name));
      if (texts && isChecked) checkParameter(parameter, texts, findings);
    }
  }
  const contentType = header("Content-Type");
  const encoding = header("Content-Encoding");
  // Programs that record leave the header where they decompress the body.
  if (encoding && bodyText(body) === undefined)
    findings.add("header", "Content-Encoding", "a body without one", encoding);
  else if (form) checkForm(operation, form, new URLSearchParams(query), contentType, body, findings);
  else checkBody(operation, contentType, body, findings);
  if (strict) addUnknownParameters(operation, texts, findings);
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

/** The values of a cookie in the header Cookie, which may be in double quotes (RFC 6265, section 4.1.1). */
export function cookieValues(cookies: string, name: string): string[] {
  const pairs = cookies.split(";").map((pair) => pair.trim());
  const values = pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1).trim());
  return values.map((value) => value.replace(/^"(.*)"$/, "$1"));
}

/** Whether a name in the query is a parameter, or a named part of one. */
function isOfParameter({ parameters }: OperationDescription, key: string): boolean {
  return parameters.some(
    ({ in: place, name, style, explode, fields = {} }) =>
      place === "query" &&
      (name === key ||
        (style === "form" && explode && Object.hasOwn(fields, key)) ||
        (style === "deepObject" && key.startsWith(`${name}[`))),
  );
}

function addUnknownParameters(operation: OperationDescription, query: Texts, findings: Findings): void {
  // Any name is one of a map that is written so.
  if (
    operation.parameters.some(
      ({ in: place, style, explode, others }) => place === "query" && style === "form" && explode && others,
    )
  )
    return;
  for (const key of new Set(query.keys()))
    if (!isOfParameter(operation, key)) findings.addition("query", key, `the parameter ${key} is not documented`);
}
