import { printable } from "../../shared/text.ts";
import { askYes } from "../prompts.ts";
import type { Session } from "../session.ts";
import type { Call } from "./request.ts";

/**
 * Asks before a request that changes data is sent.
 * @throws TypeError without a terminal, Error if the answer is no
 */
export async function confirm({ request }: Call, baseUrl: string, session: Session): Promise<void> {
  const { method, uri, body, zaaid } = request;
  session.note(printable(`${method} ${baseUrl}${uri}${zaaid ? ` in the account ${zaaid}` : ""}`));
  if (body) session.note(printable(body));
  if (!session.isInteractive)
    throw new TypeError("This changes the account, and there is no terminal to ask in. Add --yes to send it.");
  if (!(await askYes(session, "Send it?"))) throw new Error("Nothing was sent.");
}
