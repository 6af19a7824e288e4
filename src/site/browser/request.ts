/** The request of a form, and its call of the mock, which also serves the page. */

import { acceptOf, isZaaid, jsonType } from "../../shared/http.ts";
import { percentDecoded } from "../../shared/text.ts";
import { tokenPath } from "../urls.ts";

export interface FormRequest {
  method: string;
  /** A path below the base path of the API, with the query. */
  uri: string;
  version: string;
  /** The account to act on; empty for the user's own. */
  zaaid: string;
  role: string;
  /** JSON; empty for no body. */
  body: string;
  /** The name of the entity, which confirms a DELETE. */
  confirmation: string;
}

export interface FormProblem {
  field: keyof FormRequest;
  message: string;
}

/**
 * Finds why a request is not sent; undefined if it can be. The mock checks the rest.
 * @param basePath of the API, such as `/api`
 */
export function formProblem(request: FormRequest, basePath: string): FormProblem | undefined {
  const { method, uri, version, zaaid, body, confirmation } = request;
  const [path = ""] = uri.split("?");
  if (!uri.startsWith("/"))
    return { field: "uri", message: `The URI is a path below ${basePath}, which begins with a slash.` };
  if (/\{[^{}]+\}|\/\//.test(path)) return { field: "uri", message: "No parameter may be missing in the path." };
  if (path === "/") return { field: "uri", message: `Enter a path below ${basePath}, such as /monitors.` };
  if (path.endsWith("/")) return { field: "uri", message: "The path must not end with a slash." };
  if (`${path}/`.startsWith(`${basePath}/`))
    return { field: "uri", message: `Leave out ${basePath}: the URI is a path below it.` };
  // A browser resolves `..`, cuts off what follows `#`, and turns a backslash into a slash: another entity would be called.
  const { pathname, search } = new URL(basePath + uri, "http://localhost");
  if (decoded(pathname + search) !== decoded(basePath + uri))
    return { field: "uri", message: `The browser would send ${pathname + search}. Write # as %23 and \\ as %5C.` };
  if (!/^\d+(\.\d+)*$/.test(version)) return { field: "version", message: "The version must be a number such as 2.0." };
  // Other characters would be attributes of the cookie, or another cookie.
  if (zaaid !== "" && !isZaaid(zaaid))
    return { field: "zaaid", message: "The account may have letters, digits, dots, hyphens and underscores." };
  if (body !== "" && !isValidJson(body)) return { field: "body", message: "The body is not valid JSON." };
  const entity = path.split("/").at(-1);
  if (method === "DELETE" && confirmation !== entity)
    return { field: "confirmation", message: `To confirm, type the name of the entity: ${entity}` };
  return undefined;
}

const decoded = (uri: string) => percentDecoded(uri) ?? uri;

/** Sends a request as a user of its role. @throws Error with a message for the reader if there is no response */
export async function sendForm(
  { method, uri, version, zaaid, role, body }: FormRequest,
  basePath: string,
): Promise<Response> {
  const headers: Record<string, string> = { Accept: acceptOf(version) };
  if (body !== "") headers["Content-Type"] = jsonType;
  // Each request has its own token, because the mock may have been reset.
  headers.Authorization = `Svc-oauthtoken ${await tokenOf(role)}`;
  const call = async () => {
    setAccount(zaaid, basePath);
    try {
      const sent = { method, headers, ...(body !== "" && { body }) };
      return await fetch(basePath + uri, { ...sent, cache: "no-store", redirect: "error" }).catch(noResponse);
    } finally {
      setAccount("", basePath);
    }
  };
  // All tabs share the cookie, so another tab waits until this request is sent.
  return navigator.locks ? navigator.locks.request("zaaid", call) : call();
}

/** A page cannot set the header `Cookie`. Without an account, the cookie is removed. */
function setAccount(zaaid: string, basePath: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS
  document.cookie = `zaaid=${zaaid}; path=${basePath}; SameSite=Strict${zaaid === "" ? "; max-age=0" : ""}`;
}

async function tokenOf(role: string): Promise<string> {
  const response = await fetch(tokenPath, { method: "POST", body: role }).catch(noResponse);
  const { access_token, message } = await response.json();
  if (!response.ok) throw new Error(message);
  return access_token;
}

function noResponse(): never {
  throw new Error("The mock sent no response: it is down, or it closed the connection.");
}

function isValidJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
