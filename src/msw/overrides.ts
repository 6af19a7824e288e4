import type { operations } from "../../generated/types.ts";
import type { OperationId } from "../validation/all-operations.ts";

type Responses<Id extends OperationId> = operations[Id]["responses"];

/** The documented body of a response. */
export type ResponseBody<Id extends OperationId, Status extends keyof Responses<Id>> = Responses<Id>[Status] extends {
  content: { "application/json": infer Body };
}
  ? Body
  : never;

/** A documented response, or a function that makes any response. */
export type Override<Id extends OperationId> =
  | { [Status in keyof Responses<Id>]: { status: Status; body: ResponseBody<Id, Status> } }[keyof Responses<Id>]
  | ((info: { request: Request; params: Readonly<Record<string, unknown>> }) => Response | Promise<Response>);

/** What operations respond with, instead of the contract's examples. */
export type Overrides = { readonly [Id in OperationId]?: Override<Id> };
