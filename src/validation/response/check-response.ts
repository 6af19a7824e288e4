import { isOtherCharset, mediaTypeOf, parseJson } from "../body.ts";
import type { OperationDescription } from "../description.ts";
import { headerReader } from "../headers.ts";
import type { ResponseParts } from "../read-message.ts";
import { checkParameter } from "../request/parameter.ts";
import { type ContractSchema, oneOf, problemOf } from "../schemas/schema.ts";
import { Findings, type Report } from "../violation.ts";

export interface ResponseOptions {
  /** Reports attributes and ids that the contract does not document, as `additions`. */
  strict?: boolean | undefined;
  /** Whether the statuses of gateways (408, 413, 429, 502, 503 and 504) are additions, and not violations (default: true). */
  allowsGatewayStatuses?: boolean | undefined;
}

/** The statuses of gateways. A client meets them at every service, so a test must be able to send them. */
export const gatewayStatuses = [408, 413, 429, 502, 503, 504];

/** Checks the response to a request with this method. New attributes (specification, Versioning) and ids are additions. */
export function checkResponse(
  operation: OperationDescription,
  { status, headers, body }: ResponseParts,
  { strict = false, allowsGatewayStatuses = true }: ResponseOptions = {},
  method: string = operation.method,
): Report {
  const findings = new Findings(operation, "response", strict);
  const verb = method.toUpperCase();
  if (verb === "OPTIONS") return findings;
  const { responses } = operation;
  const documented = responses[status];
  if (!documented) {
    const isOfGateway = allowsGatewayStatuses && gatewayStatuses.includes(status);
    if (!isOfGateway) findings.add("status", "", oneOf(Object.keys(responses)), status);
    else findings.addition("status", "", `the status ${status} is not documented; any gateway sends it`);
    return findings;
  }
  const header = headerReader(headers);
  for (const one of documented.headers ?? []) checkParameter(one, [header(one.name)], findings);
  const { mediaType, schema } = documented;
  if (mediaType === undefined || verb === "HEAD") return findings;
  const contentType = header("Content-Type");
  const { type, charset } = mediaTypeOf(contentType ?? "");
  const isJson = mediaType === "application/json";
  if (type !== mediaType || (isJson && isOtherCharset(charset))) {
    const expected = type === mediaType ? `${mediaType};charset=UTF-8` : mediaType;
    findings.add("header", "Content-Type", expected, contentType);
    return findings;
  }
  // The contract does not describe the content of files.
  if (schema && isJson) checkBody(schema, body, strict, findings);
  return findings;
}

function checkBody(
  schema: ContractSchema<unknown>,
  body: ResponseParts["body"],
  strict: boolean,
  findings: Findings,
): void {
  const isEmpty = body === undefined || body.length === 0;
  const { value, problem } = isEmpty ? { problem: problemOf("", "a JSON body", undefined) } : parseJson(body);
  for (const one of problem ? [problem] : schema.problems(value)) findings.problem("body", one);
  if (!strict || problem) return;
  for (const { at, text } of schema.additions(value)) findings.addition("body", at, text);
}
