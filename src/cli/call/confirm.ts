import { printable } from "../../shared/text.ts";
import { askYes } from "../prompts.ts";
import type { Session } from "../session.ts";
import type { TypedCall } from "./request.ts";

/** Whether a call changes nothing, so that it can be sent again. */
export const isRead = ({ request: { method } }: TypedCall) => method === "GET" || method === "HEAD";

/**
 * Asks before a request that changes data is sent.
 * @throws TypeError without a terminal, Error if the answer is no
 */
export async function confirmWrite(
  call: TypedCall,
  { baseUrl, zaaid, yes }: { baseUrl: string; zaaid: string | undefined; yes: true | undefined },
  session: Session,
): Promise<void> {
  const { method, uri, body } = call.request;
  if (isRead(call) || yes) return;
  session.note(printable(`${method} ${baseUrl}${uri}${zaaid ? ` in the account ${zaaid}` : ""}`));
  if (body) session.note(printable(body));
  if (!session.isInteractive)
    throw new TypeError("This changes the account, and there is no terminal to ask in. Add --yes to send it.");
  if (!(await askYes(session, "Send it?"))) throw new Error("Nothing was sent.");
}
