import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { serve } from "../support/serve.ts";

/** The secrets of a client of the stand-in. Each is found by a search for `SECRET`. */
export const client = { clientId: "1000.CLIENT", clientSecret: "SECRET-client-0123456789" };

/** What a handler of the stand-in knows of a request. */
interface Seen {
  method: string;
  /** Path and query. */
  url: string;
  zaaid: string | undefined;
  encoding: string | undefined;
  body: string;
}

interface Responded {
  status: number;
  /** As JSON, as its text, or in bytes as a PDF. */
  body: object | string;
  /** The Content-Type (default: that of JSON, or of a PDF for bytes). */
  type?: string;
  headers?: Record<string, string>;
}

/**
 * A stand-in of the service, written from the specification and from what was observed of the auth server, and not from the
 * mock: grant codes that work once, 20 refresh tokens, and a report in PDF.
 */
export interface StandIn {
  baseUrl: string;
  authUrl: string;
  /** Requests to {base_url}. */
  calls: Seen[];
  /** How many access tokens were created with refresh tokens. */
  created(): number;
  /** Refresh tokens that are valid, oldest first. */
  refreshTokens: string[];
  issueGrant(): string;
  /** A refresh token as for a used grant code. */
  issueRefreshToken(): string;
  /** Replaces responses of {base_url}; undefined leaves one as it is. */
  respond: (seen: Seen) => Responded | undefined;
}

export async function startStandIn(): Promise<StandIn> {
  const grants = new Set<string>();
  const access = new Set<string>();
  let count = 0;
  let created = 0;
  const secret = (kind: string) => {
    count += 1;
    return `SECRET-${kind}-${count}-${"x".repeat(12)}`;
  };

  function issued(): object {
    const accessToken = secret("access");
    access.add(accessToken);
    const api_domain = "https://api.example.com";
    return { access_token: accessToken, expires_in: 3600, api_domain, token_type: "Bearer" };
  }

  function token(form: URLSearchParams): object {
    if (form.get("client_id") !== client.clientId) return { error: "invalid_client" };
    if (form.get("client_secret") !== client.clientSecret) return { error: "invalid_client_secret" };
    if (form.get("grant_type") === "authorization_code") {
      if (!grants.delete(form.get("code") ?? "")) return { error: "invalid_code" };
      return { ...issued(), refresh_token: service.issueRefreshToken() };
    }
    if (!service.refreshTokens.includes(form.get("refresh_token") ?? "")) return { error: "invalid_code" };
    created += 1;
    return issued();
  }

  function revoked(refreshToken: string): Responded {
    const index = service.refreshTokens.indexOf(refreshToken);
    if (index < 0) return { status: 400, body: { error: "invalid_code" } };
    service.refreshTokens.splice(index, 1);
    return { status: 200, body: { status: "success" } };
  }

  function api({ method, url, zaaid }: Seen): Responded {
    const done = (data: unknown) => ({ status: 200, body: { code: 0, message: "success", data } });
    if (url.startsWith("/api/reports/availability_summary?period=7"))
      return { status: 200, body: Buffer.from(`%PDF-1.7\n${zaaid ?? "own"}\n%%EOF`) };
    if (method === "DELETE" || method === "POST") return done({});
    if (url !== "/api/monitors") return { status: 404, body: { code: 1002, message: "Monitor does not exist" } };
    // A terminal must survive such names: wide, with an escape sequence, and from right to left.
    const names = zaaid ? [`of ${zaaid}`] : ["東京", "Evil\u001b[2J\u202e"];
    return done(names.map((display_name, index) => ({ monitor_id: `90000000000000000${index}`, display_name })));
  }

  async function respond(request: IncomingMessage): Promise<Responded> {
    const { method = "", url = "", headers } = request;
    const body = await text(request);
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname === "/oauth/v2/token/revoke") return revoked(searchParams.get("token") ?? "");
    if (pathname === "/oauth/v2/token") return { status: 200, body: token(new URLSearchParams(body)) };
    if (!access.has(headers.authorization?.replace(/^Svc-oauthtoken /, "") ?? ""))
      return { status: 401, body: { code: 1124, message: "The token is not valid" } };
    const zaaid = /zaaid=([^;]+)/.exec(headers.cookie ?? "")?.[1];
    const seen = { method, url, zaaid, encoding: headers["accept-encoding"]?.toString(), body };
    service.calls.push(seen);
    return service.respond(seen) ?? api(seen);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body, type, headers } = await respond(request);
    const isPdf = body instanceof Buffer;
    const usual = isPdf ? "application/pdf" : "application/json;charset=UTF-8";
    response.writeHead(status, { "Content-Type": type ?? usual, ...headers });
    response.end(isPdf || typeof body === "string" ? body : JSON.stringify(body));
  }

  const authUrl = await serve((request, response) => void handle(request, response));
  const service: StandIn = {
    baseUrl: `${authUrl}/api`,
    authUrl,
    calls: [],
    created: () => created,
    refreshTokens: [],
    issueGrant() {
      const code = secret("grant");
      grants.add(code);
      return code;
    },
    issueRefreshToken() {
      const refreshToken = secret("refresh");
      service.refreshTokens.push(refreshToken);
      if (service.refreshTokens.length > 20) service.refreshTokens.shift();
      return refreshToken;
    },
    respond: () => undefined,
  };
  return service;
}
