import { useEffect, useRef, useState } from "preact/hooks";
import type { Exchange, Failure, FormRequest, PageContract, PageRole } from "../common/messages.ts";
import { type FieldProblem, problemOf } from "../common/request.ts";
import { encodedBody, type Files } from "./body.ts";
import { send } from "./relay.ts";
import { type Account, accountsIn } from "./response-texts.ts";

/** What the response's place shows. */
export type Shown =
  | { note: string }
  | { waiting: Pick<FormRequest, "method" | "uri">; seconds: number }
  | { outcome: Exchange | Failure };

interface CallsOptions {
  contract: PageContract;
  role: PageRole;
  first: FormRequest;
}

/** Customer accounts and business units of earlier responses, which the pages of a tab share. */
const accountsKey = "inspector-accounts";

export type Calls = ReturnType<typeof useCalls>;

/** The request in a form, and what came of the last one. */
export function useCalls({ contract, role, first }: CallsOptions) {
  const [request, setRequest] = useState(first);
  const [files, setFiles] = useState<Files>(new Map());
  const [confirmation, setConfirmation] = useState("");
  /** What the last click on Send found wrong. */
  const [problem, setProblem] = useState<FieldProblem>();
  const [shown, setShown] = useState<Shown>({ note: "No request has been sent yet." });
  const [accounts, setAccounts] = useState<readonly Account[]>(() =>
    JSON.parse(sessionStorage.getItem(accountsKey) ?? "[]"),
  );
  const controller = useRef<AbortController>();
  const isBusy = "waiting" in shown;

  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(
      () => setShown((now) => ("waiting" in now ? { ...now, seconds: now.seconds + 1 } : now)),
      1000,
    );
    return () => clearInterval(timer);
  }, [isBusy]);

  async function outcomeOf(signal: AbortSignal): Promise<Exchange | Failure> {
    const { method, uri, version, zaaid, headers } = request;
    try {
      const sent = { method, uri, version, zaaid, headers, ...(await encodedBody(request, files)) };
      return await send({ ...sent, confirmation, role: role.name }, signal);
    } catch (error) {
      const caution = method === "GET" ? "" : ` The ${method} may have been executed.`;
      if (signal.aborted) return { error: { name: "Canceled", message: `The request was ended.${caution}` } };
      return { error: { name: "Refused", message: (error as Error).message } };
    }
  }

  return {
    ...{ contract, request, files, setFiles, confirmation, setConfirmation, problem, shown, isBusy, accounts },
    change(part: Partial<FormRequest>): void {
      // Another entity needs another confirmation.
      if (part.uri !== undefined && part.uri.split("?")[0] !== request.uri.split("?")[0]) setConfirmation("");
      setProblem(undefined);
      setRequest({ ...request, ...part });
    },
    async submit(): Promise<void> {
      if (isBusy) return;
      const found = problemOf(request, confirmation, contract.target.baseUrl);
      setProblem(found);
      // Otherwise the response of an earlier request would look like the one of this request.
      if (found) return setShown({ note: `Not sent. ${found.message}` });
      const own = new AbortController();
      controller.current = own;
      setShown({ waiting: request, seconds: 0 });
      const outcome = await outcomeOf(own.signal);
      setConfirmation("");
      setShown({ outcome });
      if ("error" in outcome) return;
      const isNew = ({ zaaid }: Account) => !accounts.some((one) => one.zaaid === zaaid);
      const known = [...accounts, ...accountsIn(outcome.text).filter(isNew)];
      sessionStorage.setItem(accountsKey, JSON.stringify(known));
      setAccounts(known);
    },
    /** Stops to wait. The request may have been executed. */
    cancel: () => controller.current?.abort(),
  };
}
