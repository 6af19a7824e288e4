/**
 * When a call is retried, and after how long. The names are those of the infrastructure-as-code provider, which counts in
 * seconds; here all times are in milliseconds.
 */
export interface RetrySettings {
  /** Minimum milliseconds before a retry. */
  minWait: number;
  /** Maximum milliseconds before a retry, unless the service requests more with `Retry-After`. */
  maxWait: number;
  /** Maximum retries before giving up. */
  maxRetries: number;
}

/** How an attempt ended: with a response, or with an error whose cause is the code of the network. */
type Outcome = { readonly status: number } | { readonly cause?: unknown };

/** Milliseconds that are doubled if the minimum is 0. */
const firstBound = 500;
/** Keeps the bound finite. */
const maxDoublings = 30;

const idempotent = new Set(["GET", "PUT", "DELETE", "HEAD"]);

/** Whether the request may be sent again. A POST may be only if the service certainly did not process it. */
export function mayRetry(method: string, outcome: Outcome): boolean {
  const isIdempotent = idempotent.has(method);
  if (!("status" in outcome)) return mayRecover(outcome.cause) && (isIdempotent || !mayHaveArrived(outcome.cause));
  const { status } = outcome;
  return status === 429 || (status >= 500 && status !== 501 && isIdempotent);
}

/** Milliseconds before a retry, of which the first is 0: those requested, or random ones below a bound that doubles. */
export function retryDelay(
  { minWait, maxWait }: RetrySettings,
  retry: number,
  requested: number | undefined,
  random: number,
): number {
  if (requested !== undefined) return Math.max(requested, minWait);
  const doubled = (minWait || firstBound) * 2 ** Math.min(retry + 1, maxDoublings);
  const bound = Math.max(minWait, Math.min(maxWait, doubled));
  return minWait + random * (bound - minWait);
}

/** The milliseconds that a `Retry-After` header requests, in seconds or as a date; undefined if it is missing or invalid. */
export function retryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  // Date.parse alone would accept "-5" as a date.
  const milliseconds = /^[A-Z][a-z]+, .+GMT$/.test(header) ? Date.parse(header) - now : Number.NaN;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

/** Codes of requests that were not sent, and may be the next time. */
const unsent = new Set(
  (
    "ECONNREFUSED EAI_AGAIN ENETUNREACH ENETDOWN EHOSTUNREACH EHOSTDOWN EADDRNOTAVAIL UND_ERR_CONNECT_TIMEOUT " +
    "ERR_PROXY_TUNNEL CONNECT_FAILED"
  ).split(" "),
);

/** Codes of requests that are never sent: an unknown name, what is not TLS, and what a proxy or the rules of certificates refuse. */
const hopeless = new Set(
  "ENOTFOUND EPROTO PROXY_AUTHENTICATION_REQUIRED HOSTNAME_MISMATCH PATH_LENGTH_EXCEEDED".split(" "),
);

/** The other codes of TLS and certificates, of which OpenSSL has dozens: such a request is never sent, either. */
const ofTls = /CERT|SIGNATURE|^(CRL|UNABLE_TO|INVALID)_|^ERR_(TLS_|SSL_.*(ALERT|VERSION|PROTOCOL))/;

/** Whether a request that failed with this code may have reached the server: then it may have had an effect. */
export function mayHaveArrived(code: unknown): boolean {
  return !unsent.has(String(code)) && mayRecover(code);
}

export function mayRecover(code: unknown): boolean {
  return !hopeless.has(String(code)) && !ofTls.test(String(code));
}

/** What `fetch` throws: Node and Bun name a code, Deno writes a text, and a proxy's error is the cause of another. */
interface Thrown {
  code?: unknown;
  name?: string;
  message?: string;
  cause?: unknown;
  syscall?: string;
  /** One for each address that was tried. */
  errors?: Thrown[];
}

/** Codes for the texts of Deno and of proxies, the first that fits. */
const texts: ReadonlyArray<readonly [RegExp, string]> = [
  [/proxy response \(407\)|tunnel: 407|proxy authentication required/i, "PROXY_AUTHENTICATION_REQUIRED"],
  [/proxy response \(\d+\)|refused to open a tunnel/i, "ERR_PROXY_TUNNEL"],
  [/invalid peer certificate/i, "CERT_UNTRUSTED"],
  [/\(Connect\): .*temporary failure in name resolution/i, "EAI_AGAIN"],
  [/\(Connect\): dns error/i, "ENOTFOUND"],
  [/\(Connect\): .*connection refused/i, "ECONNREFUSED"],
  [/\(Connect\): /i, "CONNECT_FAILED"],
];

/** The network's error code, such as ECONNREFUSED, or the name of the error. Never a text: it may contain a URL with a token. */
export function networkCode(thrown: unknown): string | undefined {
  const chain: Thrown[] = [];
  for (let error = thrown as Thrown; error && chain.length < 5; error = error.cause as Thrown) chain.push(error);
  const [, ofText] = texts.find(([pattern]) => chain.some(({ message = "" }) => pattern.test(message))) ?? [];
  if (ofText) return ofText;
  const coded = chain.slice(0, 2).findLast(({ code }) => typeof code === "string" && /^[A-Z][A-Z\d_]+$/.test(code));
  // A connection that was open may fail with the same codes.
  if (unsent.has(String(coded?.code)) && /^(read|write)/.test(coded?.syscall ?? "")) return "UND_ERR_SOCKET";
  const isOpening = [coded, ...(coded?.errors ?? [])].some((error) => error?.syscall === "connect");
  if (coded?.code === "ETIMEDOUT" && isOpening) return "UND_ERR_CONNECT_TIMEOUT";
  return (coded?.code as string | undefined) ?? /^\w*(Error|Exception)$/.exec(chain[0]?.name ?? "")?.[0];
}

/** Texts of browsers and workers, whose errors have neither a code nor a cause. */
const lost =
  /^(failed to fetch|fetch failed|load failed|terminated|(a )?network ?(error|request failed|connection lost)|error (sending|reading|decoding)|the (network|internet) connection)/i;

/** Codes of those who refuse a request: the runtime, and the mocks of undici and nock. */
const ofRefusal = /^(ERR_(INVALID|NOCK)_|UND_MOCK_)/;

/** Whether the network failed. Otherwise `fetch` refused the request, or a `fetch` of the program's own has a mistake. */
export function isNetworkError(thrown: unknown): boolean {
  const { name = "", message = "", code, cause } = (thrown ?? {}) as Thrown;
  const reason = (cause ?? {}) as Thrown;
  const isMistake = reason.code === undefined && /^(Type|Reference|Range|Syntax)Error$/.test(reason.name ?? "");
  if (isMistake || ofRefusal.test(`${code}`) || ofRefusal.test(`${reason.code}`)) return false;
  if (reason.message === "bad port") return false;
  const hasReason = typeof code === "string" || (name === "TypeError" && cause !== undefined);
  return hasReason || /^(Abort|Network|Timeout)Error$/.test(name) || lost.test(message);
}
