/** What our own client and the client of Hey API over it have in common: how they are made, and what a program sees. */
import {
  ConnectionError,
  MemoryTokenStore,
  ServiceError,
  TimeoutError,
  TokenError,
  TransportError,
} from "svc-monitoring-api";

export type Settings = Record<"base_url" | "auth_url" | "client_id" | "client_secret" | "refresh_token", string> & {
  /** Seconds. */
  timeout: number;
};

export type Outcome = { data: unknown } | { error: Record<string, unknown> };

/** The options of `createClient` and of `createServiceFetch`. */
export const optionsOf = (settings: Settings) => ({
  baseUrl: settings.base_url,
  authUrl: settings.auth_url,
  credentials: {
    clientId: settings.client_id,
    clientSecret: settings.client_secret,
    refreshToken: settings.refresh_token,
  },
  tokenStore: new MemoryTokenStore(), // clients of a process share their tokens, and these stand for processes
  callTimeout: settings.timeout * 1000,
  retry: { maxRetries: 0 }, // retries are beyond what the clients in other languages do
});

export async function outcomeOf(call: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { data: (await call()) ?? null };
  } catch (error) {
    return { error: seen(error) };
  }
}

function seen(error: unknown): Record<string, unknown> {
  if (error instanceof TokenError) return { kind: "token", reason: error.reason };
  if (error instanceof TimeoutError) return { kind: "transport", reason: "timeout" };
  if (error instanceof ConnectionError)
    return { kind: "transport", reason: error.cause === "ECONNREFUSED" ? "refused" : "lost" };
  if (error instanceof TransportError) return { kind: error.message.includes("auth server") ? "token" : "contract" };
  if (error instanceof TypeError) return { kind: "usage" };
  if (!(error instanceof ServiceError)) throw error;
  const { status, code = null, headers, body } = error;
  // That of the service: the error's own names the operation, too.
  const { message } = Object(body) as { message?: unknown };
  return { kind: "service", status, code, message, retry_after: Number(headers.get("Retry-After")) };
}
