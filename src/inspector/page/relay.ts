import type { Exchange, Failure, PageContract, RelayRequest } from "../common/messages.ts";
import { secretHeader } from "../common/messages.ts";

/** The folder of this script: the address of the inspector, with the relay. */
export const folder = new URL(".", (document.currentScript as HTMLScriptElement | null)?.src ?? location.href);

const noServer: Failure = {
  error: {
    name: "The local server does not respond",
    message: "It relays the requests. Start it again, then reload this page.",
  },
};

/**
 * Loads the contract from the server.
 * @throws Error that says what went wrong and what to do
 */
export async function loadContract(): Promise<PageContract> {
  const response = await fetch(new URL("operations.json", folder)).catch(() => undefined);
  if (response?.ok) return response.json();
  const { error } = response ? ((await response.json()) as Failure) : noServer;
  throw new Error(`${error.name}. ${error.message}`);
}

/** Sends a request through the server. @throws the reason of the signal */
export async function send(request: RelayRequest, secret: string, signal: AbortSignal): Promise<Exchange | Failure> {
  const response = await fetch(new URL("relay", folder), {
    method: "POST",
    headers: { "Content-Type": "application/json", [secretHeader]: secret },
    body: JSON.stringify(request),
    signal,
  }).catch(() => undefined);
  const outcome = await response?.json().catch(() => undefined);
  signal.throwIfAborted();
  return outcome ?? noServer;
}
