import { type Exchange, type PageContract, type RelayRequest, secretHeader, type Trouble } from "../common/messages.ts";

const secret = document.querySelector<HTMLMetaElement>('meta[name="inspector-secret"]')?.content ?? "";

const noServer: Trouble = {
  error: {
    name: "The local server does not answer",
    message: "It relays the requests. Start it again with npm start, then load this page again.",
  },
};

/**
 * What the page is to know of the contract.
 * @throws Error that says what to do
 */
export async function loadContract(): Promise<PageContract> {
  const response = await fetch("operations.json").catch(() => undefined);
  if (response?.ok) return response.json();
  const { error } = response ? ((await response.json()) as Trouble) : noServer;
  throw new Error(`${error.name}. ${error.message}`);
}

/** Has the server send a request. */
export async function send(request: RelayRequest): Promise<Exchange | Trouble> {
  const response = await fetch("relay", {
    method: "POST",
    headers: { "Content-Type": "application/json", [secretHeader]: secret },
    body: JSON.stringify(request),
  }).catch(() => undefined);
  return (await response?.json().catch(() => undefined)) ?? noServer;
}
