import type { WireAnswer } from "./wire.ts";

/** What matters of a request for what its answer may be. */
export interface Asked {
  method?: string;
  target?: string;
  /** All that was sent, if it may ask for a failure or for a generated answer. */
  text?: string;
  /** A status that a fault was asked to have. */
  mayBe?: number | undefined;
}

const statuses = new Set([200, 201, 204, 400, 401, 403, 404, 405, 500]);

/** How an answer breaks the law that every answer keeps to, whatever came in; empty if it does not. */
export function breaches(answer: WireAnswer, { method = "", target = "", text = "", mayBe }: Asked = {}): string[] {
  const { status, headers, body } = answer;
  const found: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) found.push(what);
  };
  check(statuses.has(status) || status === mayBe, `the status ${status}`);
  check(status !== 500 || mayBe === 500 || /code *= *"?500/.test(text), "a failure that nobody asked for");
  check(status !== 204 || method === "OPTIONS", "204 to another method than OPTIONS");
  if (status === 204) {
    check(body === "" && !headers.has("content-length"), "204 with a body");
    return found;
  }
  check(headers.get("content-type") === "application/json;charset=UTF-8", `the type ${headers.get("content-type")}`);
  check(headers.has("content-length"), "no length");
  if (method === "HEAD") return found;
  const isOAuth = /\/oauth\/v2\/token/.test(target);
  check(
    isEnvelope(parsed(body), /dynamic/.test(text)) || (isOAuth && isOAuthAnswer(status, parsed(body))),
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

/** @param isGenerated the contract's schemas are open, and a generated answer has fields of its own */
function isEnvelope(body: unknown, isGenerated: boolean): boolean {
  if (typeof body !== "object" || body === null) return false;
  const { code, message, data: _, ...others } = body as Record<string, unknown>;
  return Number.isInteger(code) && typeof message === "string" && (isGenerated || Object.keys(others).length === 0);
}

/** Tokens or a revocation; the bodies of errors are not documented there, so they may be any JSON. */
function isOAuthAnswer(status: number, body: unknown): boolean {
  if (status >= 400) return body !== undefined;
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false;
  return ["access_token", "status"].some((name) => name in body);
}
