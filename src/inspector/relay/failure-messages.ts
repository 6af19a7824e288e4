import { ConnectionError, TimeoutError } from "../../client/index.ts";
import type { Failure, Method } from "../common/messages.ts";

/** Explanations of network errors, by code. */
const causes: Record<string, string> = {
  ECONNREFUSED: "The connection was refused: the service is down, or the address is wrong.",
  ENOTFOUND: "The host name does not exist.",
  EAI_AGAIN: "The host name could not be resolved. Check this machine's network connection.",
  ECONNRESET: "The connection was closed before the response was complete.",
  UND_ERR_SOCKET: "The connection was closed before the response was complete.",
  ETIMEDOUT: "The host did not respond in time.",
  CERT_HAS_EXPIRED: "The host's TLS certificate has expired.",
};

/** Explains the error of a request that got no response. */
export function failureOf(error: unknown, method: Method, baseUrl: string): Failure {
  if (!(error instanceof Error)) return { error: { name: "Error", message: String(error) } };
  const { name, message, cause } = error;
  if (!(error instanceof ConnectionError || error instanceof TimeoutError)) return { error: { name, message } };
  const code = typeof cause === "string" ? cause : "";
  const sentences = [message, `The base URL is ${baseUrl}.`, causes[code] ?? code];
  const isUnreachable = code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "EAI_AGAIN";
  if (method !== "GET" && !isUnreachable) sentences.push(`The ${method} may have been executed.`);
  return { error: { name, message: sentences.filter((sentence) => sentence !== "").join(" ") } };
}
