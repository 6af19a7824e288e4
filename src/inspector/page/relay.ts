import { type Exchange, type Failure, type PageContract, type RelayRequest, secretHeader } from "../common/messages.ts";

const secret = document.querySelector<HTMLMetaElement>('meta[name="inspector-secret"]')?.content ?? "";

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
  const response = await fetch("operations.json").catch(() => undefined);
  if (response?.ok) return response.json();
  const { error } = response ? ((await response.json()) as Failure) : noServer;
  throw new Error(`${error.name}. ${error.message}`);
}

/** Sends a request through the server. */
export async function send(request: RelayRequest): Promise<Exchange | Failure> {
  const response = await fetch("relay", {
    method: "POST",
    headers: { "Content-Type": "application/json", [secretHeader]: secret },
    body: JSON.stringify(request),
  }).catch(() => undefined);
  return (await response?.json().catch(() => undefined)) ?? noServer;
}
