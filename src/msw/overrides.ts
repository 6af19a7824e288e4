import type { operations } from "../../generated/types.ts";

/** The operations of a contract, as openapi-typescript writes them: `operations` of `svc-monitoring-api/types`. */
export type Operations = operations;

type Responses<Operation> = Operation extends { responses: infer Documented } ? Documented : never;

/** The documented body of a response. */
export type ResponseBody<
  Id extends keyof Contract,
  Status extends keyof Responses<Contract[Id]>,
  Contract = Operations,
> = Responses<Contract[Id]>[Status] extends { content: { "application/json": infer Body } } ? Body : never;

/** A documented response, or a function that makes any response. */
export type Override<Id extends keyof Contract, Contract = Operations> =
  | {
      [Status in keyof Responses<Contract[Id]>]: { status: Status; body: ResponseBody<Id, Status, Contract> };
    }[keyof Responses<Contract[Id]>]
  | ((info: { request: Request; params: Readonly<Record<string, unknown>> }) => Response | Promise<Response>);

/** What operations respond with, instead of the contract's examples. */
export type Overrides<Contract = Operations> = { readonly [Id in keyof Contract]?: Override<Id, Contract> };
