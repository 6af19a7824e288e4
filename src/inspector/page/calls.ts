import { useEffect, useRef, useState } from "preact/hooks";
import type { Exchange, Failure, FormRequest, PageRole } from "../common/messages.ts";
import { type FieldProblem, problemOf } from "../common/request.ts";
import { encodedBody, type Files } from "./body.ts";
import type { ContractIndex } from "./contract-index.ts";
import { send } from "./relay.ts";
import { type Account, accountsIn } from "./response-messages.ts";

/** What the response's place shows. */
export type Shown =
  | { note: string }
  | { waiting: Pick<FormRequest, "method" | "uri">; seconds: number }
  | { outcome: Exchange | Failure };

/** The request in a form, and what came of the last one. */
export interface Calls {
  contract: ContractIndex;
  role: PageRole;
  request: FormRequest;
  setRequest(request: FormRequest): void;
  files: Files;
  setFiles(files: Files): void;
  confirmation: string;
  setConfirmation(text: string): void;
  /** The field that the last click on Send found wrong. */
  problem: FieldProblem | undefined;
  shown: Shown;
  /** Shows something else, and no longer waits. */
  show(shown: Shown): void;
  isBusy: boolean;
  /** Customer accounts and business units of earlier responses. */
  accounts: readonly Account[];
  submit(): Promise<void>;
  /** Stops to wait. The request may have been executed. */
  cancel(): void;
}

interface CallsOptions {
  contract: ContractIndex;
  role: PageRole;
  first: FormRequest;
  onSent?(request: FormRequest, outcome: Exchange | Failure): void;
}

const nothing: Shown = { note: "No request has been sent yet." };

/** The state of a form. */
export function useCalls({ contract, role, first, onSent }: CallsOptions): Calls {
  const [request, setRequest] = useState(first);
  const [files, setFiles] = useState<Files>(new Map());
  const [confirmation, setConfirmation] = useState("");
  const [problem, setProblem] = useState<FieldProblem>();
  const [shown, setShown] = useState(nothing);
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
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
      const body = await encodedBody(request, files);
      const { secret } = contract.content;
      const sent = { method, uri, version, zaaid, headers, ...body, confirmation, role: role.name };
      return await send(sent, secret, signal);
    } catch (error) {
      const message =
        method === "GET" ? "The request was ended." : `The request was ended. The ${method} may have been executed.`;
      if (signal.aborted) return { error: { name: "Canceled", message } };
      return { error: { name: "Refused", message: (error as Error).message } };
    }
  }

  return {
    ...{
      contract,
      role,
      request,
      files,
      setFiles,
      confirmation,
      setConfirmation,
      problem,
      shown,
      isBusy,
      accounts,
    },
    setRequest(next) {
      // Another entity needs another confirmation.
      if (next.uri.split("?")[0] !== request.uri.split("?")[0]) setConfirmation("");
      setProblem(undefined);
      setRequest(next);
    },
    async submit() {
      if (isBusy) return;
      const found = problemOf(request, confirmation, contract.content.target.baseUrl);
      setProblem(found);
      // Otherwise the response of an earlier request would look like the one of this request.
      if (found) return setShown({ note: `Not sent. ${found.message}` });
      const { method, uri } = request;
      const own = new AbortController();
      controller.current = own;
      setShown({ waiting: { method, uri }, seconds: 0 });
      const outcome = await outcomeOf(own.signal);
      setConfirmation("");
      if (controller.current === own) setShown({ outcome });
      onSent?.(request, outcome);
      if ("text" in outcome) setAccounts((known) => withAccounts(known, accountsIn(outcome.text)));
    },
    cancel: () => controller.current?.abort(),
    show(next) {
      controller.current?.abort();
      controller.current = undefined;
      setShown(next);
    },
  };
}

function withAccounts(known: readonly Account[], found: readonly Account[]): readonly Account[] {
  const added = found.filter(({ zaaid }) => !known.some((one) => one.zaaid === zaaid));
  return added.length > 0 ? [...known, ...added] : known;
}
