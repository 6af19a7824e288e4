import { type Exchange, type Failure, type PageContract, type RelayRequest, secretHeader } from "../common/messages.ts";

/** The folder of this script: the address of the inspector, with the relay. */
export const folder = new URL(".", (document.currentScript as HTMLScriptElement | null)?.src ?? location.href);

const noServer: Failure = {
  error: {
    name: "The local server does not respond",
    message: "It relays the requests. Start it again, then reload this page.",
  },
};

async function call<Content>(path: string, init?: RequestInit): Promise<Content | Failure> {
  const response = await fetch(new URL(path, folder), init).catch(() => undefined);
  return (await response?.json().catch(() => undefined)) ?? noServer;
}

const secretKey = "inspector-secret";

/** The secret of the address that the command printed. It goes to this browser's storage, so that no later address has it. */
function takeSecret(): string {
  const [, given] = /^#secret=([\w-]+)$/.exec(location.hash) ?? [];
  if (given === undefined) return localStorage.getItem(secretKey) ?? "";
  localStorage.setItem(secretKey, given);
  history.replaceState(null, "", location.pathname + location.search);
  return given;
}

const secret = takeSecret();

export const loadContract = () => call<PageContract>("operations.json", { headers: { [secretHeader]: secret } });

/** Sends a request through the server. @throws the reason of the signal */
export async function send(request: RelayRequest, signal: AbortSignal): Promise<Exchange | Failure> {
  const headers = { "Content-Type": "application/json", [secretHeader]: secret };
  const outcome = await call<Exchange>("relay", { method: "POST", headers, body: JSON.stringify(request), signal });
  signal.throwIfAborted();
  return outcome;
}
