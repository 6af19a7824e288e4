/** What an error of `fetch` means: whether the network failed, with which code, and whether the request may have arrived. */
import { ContractError } from "../contract/contract-error.ts";
import { withoutSecrets } from "../shared/secrets.ts";
import { ConnectionError, InvalidResponseError, TimeoutError, TransportError } from "./errors.ts";

/** Codes of errors after which the request was certainly not sent, but a retry may succeed. */
const unsent =
  /^(ECONNREFUSED|EAI_AGAIN|E(NET|HOST)(UNREACH|DOWN)|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ERR_PROXY_TUNNEL)$/;

/** Codes of requests that are never sent: an unknown host name, and what TLS and certificates reject. */
const hopeless =
  /^(ENOTFOUND|EPROTO)$|CERT|SIGNATURE|^(CRL|UNABLE_TO|INVALID)_|^ERR_(TLS_|SSL_.*(ALERT|VERSION|PROTOCOL))/;

/** Whether the request may succeed when it is sent again: the network failed, and not for a reason that stays. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof TimeoutError) return true;
  return error instanceof ConnectionError && !hopeless.test(String(error.cause));
}

/** The fields of a thrown error that are read. Node's `fetch` throws an error whose `cause` has the code. */
interface Thrown {
  code?: unknown;
  name?: string;
  message?: string;
  syscall?: string;
  cause?: unknown;
  /** One for each address that was tried. */
  errors?: Thrown[];
}

/**
 * Turns what `fetch` threw into the error of the call. An error of this package is returned unchanged. So is an error that does
 * not come from the network, because frameworks and mocks must recognize their own errors.
 * @param connection what failed, for the message of a ConnectionError
 */
export function fetchFailed(operation: string, connection: string, thrown: unknown, secrets: readonly string[]): Error {
  const own = [TransportError, InvalidResponseError, ContractError].some((type) => thrown instanceof type);
  if (own) return thrown as Error;
  if (isNetworkError(thrown)) {
    const found = networkCode(thrown as Thrown);
    const code = found && withoutSecrets(found, secrets);
    const mayHaveArrived = !unsent.test(String(code)) && !hopeless.test(String(code));
    const message = `${operation}: ${connection}${code ? ` (${code})` : ""}.`;
    return new ConnectionError(message, mayHaveArrived, { cause: code });
  }
  if (isHarmless(thrown, secrets)) return thrown;
  const { name, message, stack = "" } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const shown = { name: withoutSecrets(name, secrets), stack: withoutSecrets(stack, secrets) };
  const cause = Object.assign(new Error(withoutSecrets(message, secrets)), shown);
  return new TransportError(`${operation}: \`fetch\` failed with ${cause.name}: ${cause.message}`, true, { cause });
}

/** Words in the messages of browsers and workers when the connection is lost. Their errors have no code. */
const lost = /fetch|network|load failed|terminated|connection/i;

/**
 * Error codes that do not mean a network failure: the runtime, or a mock of undici or nock, uses them to reject a request or a
 * header.
 */
const ofRejection = /^(ERR_(INVALID|NOCK)_|UND_(MOCK_|ERR_INVALID_ARG|ERR_NOT_SUPPORTED))/;

/** Whether the network failed. Otherwise `fetch` rejected the request, or a `fetch` of the program has a mistake. */
function isNetworkError(thrown: unknown): boolean {
  const { name = "", message = "", code, cause } = Object(thrown) as Thrown;
  const reason = Object(cause) as Thrown;
  const isMistake = reason.code === undefined && /^(Type|Reference|Range|Syntax)Error$/.test(reason.name ?? "");
  const isRejected = [code, reason.code].some((one) => ofRejection.test(String(one))) || reason.message === "bad port";
  if (isMistake || isRejected) return false;
  // Node and Bun give a code; Deno and browsers a name; others say it only in the text.
  const hasCode = typeof (code ?? reason.code) === "string";
  if (hasCode || /^(Abort|Network|Timeout)Error$/.test(name)) return true;
  return name === "TypeError" ? cause !== undefined || lost.test(message) : /^network connection lost/i.test(message);
}

/** The network's error code, such as ECONNREFUSED. Never a text: it may contain a URL with a token. */
function networkCode({ code, name, syscall, cause }: Thrown): string | undefined {
  const reason = Object(cause) as Thrown;
  const codes = [reason.code, code].filter((one) => typeof one === "string" && /^[A-Z][A-Z\d_]+$/.test(one));
  const found = codes[0] as string | undefined;
  // A lost connection may have the same code as a connection that could not be opened, and the other way round. The system call
  // tells them apart.
  if (unsent.test(String(found)) && /^(read|write)/.test(reason.syscall ?? syscall ?? "")) return "UND_ERR_SOCKET";
  const isOpening = [reason, ...(reason.errors ?? [])].some((error) => error.syscall === "connect");
  if (found === "ETIMEDOUT" && isOpening) return "UND_ERR_CONNECT_TIMEOUT";
  return found ?? /^\w*(Error|Exception)$/.exec(name ?? "")?.[0];
}

/** Whether an error and its causes have nothing but texts, none of which shows a secret. An object may contain the request. */
function isHarmless(thrown: unknown, secrets: readonly string[], depth = 0): thrown is Error {
  // An error may be its own cause.
  if (!(thrown instanceof Error) || depth > 5) return false;
  const { name, message, stack, cause } = thrown;
  // Also what is not enumerable, such as the errors in an AggregateError: `console.log` shows it.
  const own = Reflect.ownKeys(thrown).flatMap((key) => [String(key), Reflect.get(thrown, key)]);
  const texts = [name, message, stack, ...own].filter((value) => value !== cause);
  const areTexts = texts.every(
    (value) => Object(value) !== value && withoutSecrets(`${value}`, secrets) === `${value}`,
  );
  return areTexts && (cause === undefined || isHarmless(cause, secrets, depth + 1));
}
