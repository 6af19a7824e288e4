import type { IncomingMessage, ServerResponse } from "node:http";
import type { WhenOver } from "../support/command.ts";
import { serve } from "../support/serve.ts";

/** The secrets of a client of the stand-in. Each is found by a search for `SECRET`. */
export const client = { clientId: "1000.CLIENT", clientSecret: "SECRET-client-0123456789" };

/** What a handler of the stand-in knows of a request. */
interface Seen {
  method: string;
  /** Path and query. */
  url: string;
  zaaid: string | undefined;
  body: string;
}

interface Responded {
  status: number;
  body: object | string;
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
  /** Replaces responses of {base_url}, with a body as JSON, as its text, or in bytes as a PDF; undefined leaves one as it is. */
  respond: (seen: Seen) => Responded | undefined;
}

export async function startStandIn(whenOver?: WhenOver): Promise<StandIn> {
  const grants = new Set<string>();
  const access = new Set<string>();
  let count = 0;
  let created = 0;
  const secret = (kind: string) => {
    count += 1;
    return `SECRET-${kind}-${count}-${"x".repeat(12)}`;
  };

  const token = (form: URLSearchParams): object => {
    if (form.get("client_id") !== client.clientId) return { error: "invalid_client" };
    if (form.get("client_secret") !== client.clientSecret) return { error: "invalid_client_secret" };
    const issued = () => {
      const accessToken = secret("access");
      access.add(accessToken);
      return {
        access_token: accessToken,
        expires_in: 3600,
        api_domain: "https://api.example.com",
        token_type: "Bearer",
      };
    };
    if (form.get("grant_type") === "authorization_code") {
      if (!grants.delete(form.get("code") ?? "")) return { error: "invalid_code" };
      return { ...issued(), refresh_token: service.issueRefreshToken() };
    }
    if (!service.refreshTokens.includes(form.get("refresh_token") ?? "")) return { error: "invalid_code" };
    created += 1;
    return issued();
  };

  const api = (seen: Seen): Responded => {
    const done = (data: unknown) => ({ status: 200, body: { code: 0, message: "success", data } });
    const own = service.respond(seen);
    if (own) return own;
    const { method, url, zaaid } = seen;
    if (url.startsWith("/api/reports/availability_summary?period=7")) {
      return { status: 200, body: Buffer.from(`%PDF-1.7\n${zaaid ?? "own"}\n%%EOF`) };
    }
    if (method === "DELETE" || method === "POST") return done({});
    if (url === "/api/monitors") {
      const names = zaaid ? [`of ${zaaid}`] : ["東京", "Evil\u001b[2J\u202e"];
      return done(
        names.map((display_name, index) => ({ monitor_id: `90000000000000000${index}`, display_name, state: 10 })),
      );
    }
    return { status: 404, body: { code: 1002, message: "Monitor does not exist" } };
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { method = "", url = "" } = request;
    const json = (status: number, value: object | string) =>
      response
        .writeHead(status, { "Content-Type": "application/json;charset=UTF-8" })
        .end(typeof value === "string" ? value : JSON.stringify(value));
    if (url.startsWith("/oauth/v2/token/revoke")) {
      const revoked = new URL(url, "http://localhost").searchParams.get("token") ?? "";
      const index = service.refreshTokens.indexOf(revoked);
      if (index < 0) return void json(400, { error: "invalid_code" });
      service.refreshTokens.splice(index, 1);
      return void json(200, { status: "success" });
    }
    if (url === "/oauth/v2/token") return void json(200, token(new URLSearchParams(body)));
    if (!url.startsWith("/api/")) return void response.writeHead(404).end();
    const given = request.headers.authorization?.replace(/^Svc-oauthtoken /, "") ?? "";
    if (!access.has(given)) return void json(401, { code: 1124, message: "The token is not valid" });
    const zaaid = /zaaid=([^;]+)/.exec(request.headers.cookie ?? "")?.[1];
    const seen = { method, url, zaaid, body };
    service.calls.push(seen);
    const result = api(seen);
    if (!(result.body instanceof Buffer)) return void json(result.status, result.body);
    response.writeHead(result.status, { "Content-Type": "application/pdf" }).end(result.body);
  }

  const authUrl = await serve((request, response) => void handle(request, response), whenOver);
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
