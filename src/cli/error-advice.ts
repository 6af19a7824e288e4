import {
  ConnectionError,
  ForbiddenError,
  RateLimitError,
  TimeoutError,
  TokenError,
  UnauthorizedError,
} from "../client/index.ts";
import { renewal } from "./profile/name.ts";
import type { Environment, Session } from "./session.ts";

/** What to do about an error. The client's own messages cannot say it, because the client does not know the commands. */
export function adviceOn(error: unknown, { env, argv, profile }: Session): string | undefined {
  if (error instanceof TokenError && error.reason === "invalid_code" && argv[0] !== "login")
    return renewal(profile, env);
  if (error instanceof TokenError && /Too many tokens[^.]*\.$/.test(error.message) && argv[0] !== "logout")
    return `Another token can be requested at ${error.retryAt.toISOString()}. Programs that share one token store need fewer.`;
  if (error instanceof RateLimitError && error.retryAfter !== undefined)
    return `The service accepts calls again in ${Math.ceil(error.retryAfter / 1000)} s.`;
  if (error instanceof UnauthorizedError || error instanceof ForbiddenError) return scopeAdvice;
  if (error instanceof ConnectionError || error instanceof TimeoutError) return networkAdvice(error, env);
  return undefined;
}

const scopeAdvice = "If the scope is missing, log in again with a grant code that has it: npx svc-monitoring-api login";

const proxyVariables = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"];

function networkAdvice({ cause }: Error, env: Environment): string | undefined {
  const code = String(cause);
  if (/CERT|SIGN|ISSUER/.test(code)) return "Name the certificate of your network in NODE_EXTRA_CA_CERTS.";
  // Before the advice about the host, because DNS often cannot resolve other hosts behind a proxy.
  const proxy = proxyVariables.find((name) => env[name]);
  if (proxy) return `${proxy} is set. Node uses it only with NODE_USE_ENV_PROXY=1, and only since Node 22.21.`;
  if (/ENOTFOUND|EAI_AGAIN/.test(code))
    return "The host has no address. Check the data center and the name of the service.";
  return undefined;
}
