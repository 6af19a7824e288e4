import { useRef, useState } from "preact/hooks";
import type { PageContract, PageRole } from "../page-types.ts";
import { type FieldProblem, type FormRequest, problemOf } from "./request.ts";
import { type Exchange, type Failure, send } from "./send.ts";

/** What the response's place shows. */
export type Shown =
  | { note: string }
  | { waiting: Pick<FormRequest, "method" | "uri"> }
  | { outcome: Exchange | Failure };

interface CallsOptions {
  contract: PageContract;
  role: PageRole;
  first: FormRequest;
}

export type Calls = ReturnType<typeof useCalls>;

/** The request in a form, and what came of the last one. */
export function useCalls({ contract, role, first }: CallsOptions) {
  const [request, setRequest] = useState(first);
  const [confirmation, setConfirmation] = useState("");
  /** What the last click on Send found wrong. */
  const [problem, setProblem] = useState<FieldProblem>();
  const [shown, setShown] = useState<Shown>({ note: "No request has been sent yet." });
  const controller = useRef<AbortController>();
  const baseUrl = location.origin + contract.basePath;
  const isBusy = "waiting" in shown;

  return {
    ...{ contract, baseUrl, request, confirmation, setConfirmation, problem, shown, isBusy },
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
      controller.current = new AbortController();
      const { signal } = controller.current;
      setShown({ waiting: request });
      const canceled = { error: "Canceled. The mock may have received the request." };
      const outcome = await send(request, role.name, contract, signal).catch(() => canceled);
      setConfirmation("");
      setShown({ outcome });
    },
    /** Stops to wait. The mock may have received the request. */
    cancel: () => controller.current?.abort(),
  };
}
