/** What a call is sent to, how, and what a person is asked before. */
import { ConnectionError } from "../../client/errors.ts";
import { type ClientOptions, createServiceFetch, type ServiceFetch } from "../../client/index.ts";
import { serviceFetchOf } from "../../client/service-fetch.ts";
import { type Environment, settingsOf } from "../../client/settings.ts";
import { successOf } from "../../contract/operations.ts";
import { entityName } from "../../inspector/page/request.ts";
import { printable } from "../../shared/text.ts";
import { type Account, clientOptionsOf } from "../account.ts";
import { Interrupted } from "../options.ts";
import type { Session } from "../session.ts";
import { askText, askYes } from "../terminal/prompts.ts";
import { type Payload, readPayload } from "./payload.ts";
import type { Call } from "./request.ts";

export interface Service {
  /** Undefined for a mock, which anybody may change. */
  account: Account | undefined;
  fetch: ServiceFetch;
  close(): Promise<void>;
}

/** The service of the account, or a mock until it is closed. */
export async function serviceOf(
  account: Account | undefined,
  env: Environment,
  options: Pick<ClientOptions, "fetch"> = {},
): Promise<Service> {
  if (account) {
    const settings = settingsOf({ ...clientOptionsOf(account, env), ...options }, env);
    return { account, fetch: serviceFetchOf(settings), close: async () => {} };
  }
  const { startMock } = await import("../../mock/index.ts");
  const { baseUrl, issueAccessToken, close } = await startMock();
  return { account, fetch: createServiceFetch({ baseUrl, accessToken: issueAccessToken(), ...options }), close };
}

/** Whether a call changes nothing, so that it can be sent again. */
export const isRead = ({ request: { method } }: Call) => method === "GET" || method === "HEAD";

interface SendOptions {
  zaaid?: string | undefined;
  include?: true;
  signal?: AbortSignal | undefined;
}

export async function responseTo(
  { request: { method, uri, version, body } }: Call,
  fetch: ServiceFetch,
  { zaaid, include, signal }: SendOptions,
  session: Session,
): Promise<Response> {
  const response = await fetch(uri, {
    method,
    version,
    ...(signal && { signal }),
    ...(zaaid !== undefined && { zaaid }),
    ...(body && { body, headers: { "Content-Type": "application/json" } }),
  });
  if (include) {
    const headers = [...response.headers].map(([name, value]) => printable(`${name}: ${value}`));
    session.note([`${response.status} ${printable(response.statusText)}`.trim(), ...headers, ""].join("\n"));
  }
  return response;
}

/**
 * Sends a call and reads its result: once more if a report, which the client does not retry once it has begun, is cut off.
 * @throws Error if it is not JSON, as the contract says: a page of a proxy or of a login
 */
export async function resultOf(...sent: Parameters<typeof responseTo>): Promise<Payload> {
  const [call] = sent;
  const payload = await readPayload(await responseTo(...sent)).catch(async (error) => {
    if (!(error instanceof ConnectionError) || !isRead(call)) throw error;
    return readPayload(await responseTo(...sent));
  });
  const { mediaType = "" } = (call.operation && successOf(call.operation)?.body) ?? {};
  if ("json" in payload || !/json/.test(mediaType)) return payload;
  throw new Error(`${call.operation?.id}: the response is ${payload.type}, not JSON.`);
}

/**
 * Asks before a request that changes data is sent.
 * @param options the accounts that it acts on, in words; whether the person has agreed already
 * @throws TypeError without a terminal; Interrupted if the answer is no
 */
export async function confirmWrite(
  call: Call,
  { account, fetch }: Pick<Service, "account"> & { fetch: { baseUrl: string } },
  { inside, yes }: { inside?: string | undefined; yes?: true | undefined },
  session: Session,
): Promise<void> {
  const { method, uri, body } = call.request;
  if (isRead(call) || !account) return;
  if (account.profile.readOnly)
    throw new TypeError(
      `The profile ${account.name} is read-only, so ${method} is refused. Its file says \`readOnly\`.`,
    );
  if (yes) return;
  session.note(printable(`${method} ${fetch.baseUrl}${uri}${inside ? ` in ${inside}` : ""}`));
  if (body) session.note(printable(body));
  if (!session.isInteractive)
    throw new TypeError("This changes the account, and there is no terminal to ask in. Add --yes to send it.");
  const name = printable(decodeURIComponent(entityName(uri)));
  if (method === "DELETE") {
    const check = (typed = "") => (typed === name ? undefined : `Type ${name}, or press Ctrl+C.`);
    await askText(session, `To delete it, type ${name}`, check);
  } else if (!(await askYes(session, "Send it?", false))) throw new Interrupted("Nothing was sent.");
}
