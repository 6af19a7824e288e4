import { withoutSecrets } from "../shared/secrets.ts";
import { readWhole } from "./body.ts";
import { ConnectionError, TransportError } from "./errors.ts";
import type { FetchFunction } from "./options.ts";
import type { ServiceRequest } from "./request.ts";
import { isNetworkError } from "./retry.ts";

const maxRedirects = 5;

const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a request, and follows redirects within its origin: `fetch` would send the cookie to another one. A 301, 302 or 303
 * is followed for GET and HEAD only, because another method would become a GET; otherwise the caller gets the redirect.
 * @throws TransportError if a redirect leads to another origin, or if there are more than five
 */
export async function followRedirects(
  { operation, url, method, headers, body, isReplayable, redirect, rest }: ServiceRequest,
  fetch: FetchFunction,
  signal: AbortSignal,
  maxBytes: number,
  secrets: readonly string[],
): Promise<Response> {
  let target = url;
  const sent = body === undefined ? {} : isReplayable ? { body } : { body, duplex: "half" };
  const init = { ...rest, method, headers, signal, redirect: "manual", ...sent };
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response: Response = await fetch(target, init);
    const { status } = response;
    const location = redirects.has(status) && response.headers.get("Location");
    const isFollowed = status < 307 ? method === "GET" || method === "HEAD" : isReplayable;
    if (!location || redirect === "manual" || (redirect !== "error" && !isFollowed)) return response;
    // A connection is free for the next request only when its body is read.
    await readWhole(response, maxBytes, operation);
    if (redirect === "error") throw new TransportError(`${operation}: refused to follow a redirect.`);
    const { href, origin } = new URL(location, target);
    if (origin !== new URL(target).origin) {
      const shown = withoutSecrets(origin, secrets);
      throw new TransportError(`${operation}: refused to follow a redirect to another origin, ${shown}.`);
    }
    target = href;
  }
  throw new TransportError(`${operation}: more than ${maxRedirects} redirects.`);
}

/**
 * What a call throws if `fetch` threw. An error that is not of the network passes through, because frameworks and mocks
 * recognize theirs. Of one whose fields may contain the request, or that shows a secret, the texts are copied.
 * @param lost the message of a lost connection, without its end
 */
export function fetchFailed(operation: string, lost: string, thrown: unknown, secrets: readonly string[]): Error {
  if (isNetworkError(thrown)) return new ConnectionError(lost, thrown, secrets);
  if (isHarmless(thrown, secrets)) return thrown;
  const { name, message, stack = "" } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const shown = withoutSecrets(message, secrets);
  const cause = Object.assign(new Error(shown), { name, stack: withoutSecrets(stack, secrets) });
  return new TransportError(`${operation}: \`fetch\` failed with ${name}: ${shown}`, { cause });
}

/** Whether an error and its causes have nothing but texts, none of which shows a secret. */
function isHarmless(thrown: unknown, secrets: readonly string[]): thrown is Error {
  if (!(thrown instanceof Error)) return false;
  const { name, message, stack, cause } = thrown;
  const texts = [name, message, stack, ...Object.values(thrown)].filter((value) => value !== cause);
  const areTexts = texts.every(
    (value) => Object(value) !== value && withoutSecrets(`${value}`, secrets) === `${value}`,
  );
  return areTexts && (cause === undefined || isHarmless(cause, secrets));
}
