/** The calls of the page, all of them to the server that it is from. */
import type { PageContract } from "../page-types.ts";
import type { FormRequest } from "./request.ts";

/** The folder of this script: the address of the inspector. */
export const folder = new URL(".", (document.currentScript as HTMLScriptElement | null)?.src ?? location.href);

export interface Exchange {
  request: Pick<FormRequest, "method" | "uri">;
  status: number;
  statusText: string;
  headers: Array<[name: string, value: string]>;
  body: Blob;
  /** The body, if it is text. */
  text: string | undefined;
  /** Time from the request to the last byte of the response. */
  milliseconds: number;
}

/** Why there is no response. */
export interface Failure {
  error: string;
}

const noServer = { error: "The mock sent no response: it is down, or it closed the connection." };

export async function loadContract(): Promise<PageContract | Failure> {
  const response = await fetch(new URL("operations.json", folder)).catch(() => undefined);
  return response?.ok ? response.json() : noServer;
}

/** An access token of the mock, for a role. Each request has its own, because the mock may have been reset. */
async function tokenOf(role: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(new URL("token", folder), { method: "POST", body: role, signal });
  const { access_token, message } = await response.json();
  if (!response.ok) throw new Error(message);
  return access_token;
}

const textTypes = /^text\/|[/+](json|xml)\b/i;

/** Sends a request to the mock, as the role. @throws the reason of the signal */
export async function send(
  { method, uri, version, zaaid, body }: FormRequest,
  role: string,
  { basePath }: PageContract,
  signal: AbortSignal,
): Promise<Exchange | Failure> {
  const headers: Record<string, string> = { Accept: `application/json; version=${version}` };
  if (body !== "") headers["Content-Type"] = "application/json;charset=UTF-8";
  try {
    headers.Authorization = `Svc-oauthtoken ${await tokenOf(role, signal)}`;
    const start = performance.now();
    // A page cannot set the header Cookie. Without an account, one of an earlier request must not be sent either.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS
    document.cookie = `zaaid=${zaaid}; path=${basePath}; SameSite=Strict${zaaid === "" ? "; max-age=0" : ""}`;
    const sent = { method, headers, signal, ...(body !== "" && { body }) };
    const response = await fetch(basePath + uri, { ...sent, cache: "no-store", redirect: "error" });
    const received = await response.blob();
    const type = response.headers.get("Content-Type") ?? "";
    return {
      request: { method, uri },
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      body: received,
      text: type === "" || textTypes.test(type) ? await received.text() : undefined,
      milliseconds: performance.now() - start,
    };
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof TypeError ? noServer : { error: String(error) };
  } finally {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `zaaid=; path=${basePath}; SameSite=Strict; max-age=0`;
  }
}
