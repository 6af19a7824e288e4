import { printable } from "../../shared/text.ts";
import { Interrupted } from "../options.ts";
import type { Session } from "../session.ts";
import { askText, askYes } from "../terminal/prompts.ts";
import type { Call } from "./request.ts";

/** Whether a call changes nothing, so that it can be sent again. */
export const isRead = ({ request: { method } }: Call) => method === "GET" || method === "HEAD";

/**
 * Asks before a request that changes data is sent.
 * @throws TypeError without a terminal; Interrupted if the answer is no
 */
export async function confirmWrite(
  call: Call,
  { baseUrl, zaaid, yes }: { baseUrl: string; zaaid: string | undefined; yes: true | undefined },
  session: Session,
): Promise<void> {
  const { method, uri, body } = call.request;
  if (isRead(call) || yes) return;
  session.note(printable(`${method} ${baseUrl}${uri}${zaaid ? ` in the account ${zaaid}` : ""}`));
  if (body) session.note(printable(body));
  if (!session.isInteractive)
    throw new TypeError("This changes the account, and there is no terminal to ask in. Add --yes to send it.");
  const [path = ""] = uri.split("?");
  const name = printable(decodeURIComponent(path.split("/").at(-1) ?? ""));
  if (method === "DELETE") {
    const check = (typed = "") => (typed === name ? undefined : `Type ${name}, or press Ctrl+C.`);
    await askText(session, `To delete it, type ${name}`, check);
  } else if (!(await askYes(session, "Send it?", false))) throw new Interrupted("Nothing was sent.");
}
