import { ConnectionError, TimeoutError } from "../../client/index.ts";
import type { Method, Trouble } from "../common/messages.ts";

/** What the network's codes mean. */
const causes: Record<string, string> = {
  ECONNREFUSED: "Nothing accepts connections there: the service is down, or the address is wrong.",
  ENOTFOUND: "There is no host of this name.",
  EAI_AGAIN: "The name of the host could not be looked up: is this machine online?",
  ECONNRESET: "The connection broke off before the answer was complete.",
  UND_ERR_SOCKET: "The connection broke off before the answer was complete.",
  ETIMEDOUT: "The host does not answer.",
  CERT_HAS_EXPIRED: "The host's certificate has expired.",
};

/** Says in plain words why there is no answer. */
export function trouble(error: unknown, method: Method, baseUrl: string): Trouble {
  if (!(error instanceof Error)) return { error: { name: "Error", message: String(error) } };
  const { name, message, cause } = error;
  if (!(error instanceof ConnectionError || error instanceof TimeoutError)) return { error: { name, message } };
  const code = typeof cause === "string" ? cause : "";
  const words = [message, `The service is ${baseUrl}.`, causes[code] ?? code];
  const wasRefused = code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "EAI_AGAIN";
  if (method !== "GET" && !wasRefused) words.push(`Whether the ${method} was carried out is not known.`);
  return { error: { name, message: words.filter((word) => word !== "").join(" ") } };
}
