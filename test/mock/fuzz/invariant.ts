import type { WireResponse } from "./wire.ts";

/** The parts of a request that determine which responses are valid. */
export interface SentRequest {
  method?: string;
  target?: string;
  /** The whole request, if its header Prefer may select an error or a generated response. */
  text?: string;
  /** The status of an injected fault. */
  faultStatus?: number | undefined;
}

const statuses = new Set([200, 201, 204, 400, 401, 403, 404, 405, 500]);

/** Lists how a response violates the invariant of all responses; empty if it does not. */
export function violations(
  response: WireResponse,
  { method = "", target = "", text = "", faultStatus }: SentRequest = {},
): string[] {
  const { status, headers, body } = response;
  const found: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) found.push(what);
  };
  check(statuses.has(status) || status === faultStatus, `the status ${status}`);
  check(status !== 500 || faultStatus === 500 || /code *= *"?500/.test(text), "an unexpected internal error");
  check(status !== 204 || method === "OPTIONS", "204 for another method than OPTIONS");
  if (status === 204) {
    check(body === "" && !headers.has("content-length"), "204 with a body");
    return found;
  }
  check(
    headers.get("content-type") === "application/json;charset=UTF-8",
    `the Content-Type ${headers.get("content-type")}`,
  );
  check(headers.has("content-length"), "no Content-Length");
  if (method === "HEAD") return found;
  const isOAuth = /\/oauth\/v2\/token/.test(target);
  check(
    isEnvelope(parsed(body), /dynamic/.test(text)) || (isOAuth && isOAuthResponse(status, parsed(body))),
    `the body ${body.slice(0, 300)}`,
  );
  check(!/\\n +at |node_modules/.test(body), "a stack trace");
  return found;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** @param isGenerated whether the body may have more fields: the contract's schemas allow them */
function isEnvelope(body: unknown, isGenerated: boolean): boolean {
  if (typeof body !== "object" || body === null) return false;
  const { code, message, data: _, ...rest } = body as Record<string, unknown>;
  return Number.isInteger(code) && typeof message === "string" && (isGenerated || Object.keys(rest).length === 0);
}

/** Tokens or a revocation. The bodies of OAuth errors are not documented, so they may be any JSON. */
function isOAuthResponse(status: number, body: unknown): boolean {
  if (status >= 400) return body !== undefined;
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false;
  return ["access_token", "status"].some((name) => name in body);
}
