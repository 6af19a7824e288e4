import { entityName } from "../../inspector/common/request.ts";
import type { WrittenRequest } from "../../samples/of-request.ts";
import { printable } from "../../shared/text.ts";
import type { Account } from "../account.ts";
import { Interrupted } from "../options.ts";
import { askText, askYes, isInteractive } from "../terminal/prompts.ts";

interface Where {
  fetch: { baseUrl: string };
  /** Undefined for a mock, which anybody may change. */
  account: Account | undefined;
  /** In how many customer accounts it is sent. */
  customers?: number;
  yes?: true;
  /** An agent is not asked. */
  agent?: true;
}

/** Asks whether to send what changes something. @throws TypeError if nobody can answer; Interrupted after a no */
export async function confirmWrite(request: WrittenRequest, where: Where): Promise<void> {
  const { method, uri, zaaid, body } = request;
  const { fetch, account, customers, yes, agent } = where;
  if (method === "GET" || method === "HEAD" || !account) return;
  if (account.profile.readOnly) {
    throw new TypeError(
      `The profile ${account.name} is read-only, so ${method} is refused. Its file says \`readOnly\`.`,
    );
  }
  if (yes) return;
  const inside = customers === undefined ? zaaid && ` in the account ${zaaid}` : ` in ${customers} customer accounts`;
  console.error(printable(`${method} ${fetch.baseUrl}${uri}${inside}`));
  if (body) console.error(printable(body));
  if (agent || !isInteractive())
    throw new TypeError("This changes the account, and there is no terminal to ask in. Add --yes to send it.");
  const name = printable(decodeURIComponent(entityName(uri)));
  if (method === "DELETE") {
    await askText(`To delete it, type ${name}`, (typed) =>
      typed === name ? undefined : `Type ${name}, or press Ctrl+C.`,
    );
  } else if (!(await askYes("Send it?", false))) {
    throw new Interrupted("Nothing was sent.");
  }
}
