import { defaultVersion } from "../../../generated/version.ts";
import { basePath } from "../../contract/base-path.ts";
import type { Document } from "../../contract/document.ts";
import type { Operation } from "../../contract/operations.ts";
import { acceptOf, jsonType } from "../../shared/http.ts";
import type { WrittenRequest } from "../../shared/written-request.ts";
import { validators } from "../../validation/all-operations.ts";
import { describeViolation } from "../../validation/violation.ts";
import { splitArguments } from "./arguments.ts";
import { routeCall } from "./route.ts";
import { placeValues } from "./values.ts";

export interface TypedWords {
  /** The id of an operation, or a path below {base_url}. */
  target: string;
  /** Each as `name=value`. */
  values: readonly string[];
  method?: string | undefined;
  /** JSON text. */
  body?: string | undefined;
  version?: string | undefined;
  zaaid?: string | undefined;
}

export interface Call {
  request: WrittenRequest;
  /** Undefined if the contract does not have it. */
  operation: Operation | undefined;
  /** Whether it changes nothing, so that it can be sent again. */
  isRead: boolean;
  /** Sentences about the request, which are shown before it is sent. */
  notes: readonly string[];
}

/** Makes the request that was typed, and checks it if its operation is documented. @throws TypeError that says what is wrong */
export async function callOf(typed: TypedWords, document: Document): Promise<Call> {
  const { target, values, method: verb, body, version, zaaid = "" } = typed;
  const split = splitArguments(target, values);
  const route = routeCall(split, { verb, hasBody: body !== undefined }, document);
  const placed = await placeValues(split, route, document);
  const { method, operation } = route;
  const request = {
    method,
    uri: placed.uri,
    version: version ?? operation?.version ?? defaultVersion,
    zaaid,
    body: body ?? placed.body,
  };
  if (operation) requireValid(request);
  return { request, operation, isRead: method === "GET", notes: placed.notes };
}

function requireValid({ method, uri, version, zaaid, body }: WrittenRequest): void {
  const headers = {
    Accept: acceptOf(version),
    ...(body && { "Content-Type": jsonType }),
    ...(zaaid && { Cookie: `zaaid=${zaaid}` }),
  };
  const parts = { method, url: basePath + uri, headers, ...(body && { body }) };
  const { violations } = validators.checkRequest(parts, { needsAuthorization: false });
  if (violations.length > 0) throw new TypeError(violations.map(describeViolation).join("\n"));
}
