import { useEffect, useRef, useState } from "preact/hooks";
import type { PageContract, PageRole } from "../page-types.ts";
import { type Account, accountsIn } from "./accounts.ts";
import { type FieldProblem, type FormRequest, problemOf } from "./request.ts";
import { type Exchange, type Failure, send } from "./send.ts";

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
  const [confirmation, setConfirmation] = useState("");
  /** What the last click on Send found wrong. */
  const [problem, setProblem] = useState<FieldProblem>();
  const [shown, setShown] = useState<Shown>({ note: "No request has been sent yet." });
  const [accounts, setAccounts] = useState<readonly Account[]>(() =>
    JSON.parse(sessionStorage.getItem(accountsKey) ?? "[]"),
  );
  const controller = useRef<AbortController>();
  const baseUrl = location.origin + contract.basePath;
  const isBusy = "waiting" in shown;

  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(
      () => setShown((now) => ("waiting" in now ? { ...now, seconds: now.seconds + 1 } : now)),
      1000,
    );
    return () => clearInterval(timer);
  }, [isBusy]);

  function newController(): AbortController {
    controller.current = new AbortController();
    return controller.current;
  }

  return {
    ...{ contract, baseUrl, request, confirmation, setConfirmation, problem, shown, isBusy, accounts },
    change(part: Partial<FormRequest>): void {
      // Another entity needs another confirmation.
      if (part.uri !== undefined && part.uri.split("?")[0] !== request.uri.split("?")[0]) setConfirmation("");
      setProblem(undefined);
      setRequest({ ...request, ...part });
    },
    async submit(): Promise<void> {
      if (isBusy) return;
      const found = problemOf(request, confirmation, baseUrl);
      setProblem(found);
      // Otherwise the response of an earlier request would look like the one of this request.
      if (found) return setShown({ note: `Not sent. ${found.message}` });
      const { signal } = newController();
      setShown({ waiting: request, seconds: 0 });
      const canceled = { error: "Canceled. The mock may have received the request." };
      const outcome = await send(request, role.name, contract, signal).catch(() => canceled);
      setConfirmation("");
      setShown({ outcome });
      if ("error" in outcome) return;
      const isNew = ({ zaaid }: Account) => !accounts.some((one) => one.zaaid === zaaid);
      const known = [...accounts, ...accountsIn(outcome.text).filter(isNew)];
      sessionStorage.setItem(accountsKey, JSON.stringify(known));
      setAccounts(known);
    },
    /** Stops to wait. The mock may have received the request. */
    cancel: () => controller.current?.abort(),
  };
}
