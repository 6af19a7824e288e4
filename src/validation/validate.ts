import { type ContractOption, contractOf, type OperationId } from "./all-operations.ts";
import { type AnyResponse, responseParts } from "./any-response.ts";
import type { CheckOptions as Checks } from "./contract.ts";
import { type RequestParts, requestParts } from "./message.ts";
import type { Report } from "./violation.ts";

/** What a response is the response to: an operation, or a request. */
export type ResponseOf<Id extends string = OperationId> = Id | Pick<RequestParts, "method" | "url">;

export type CheckOptions<Id extends string = OperationId> = Checks & ContractOption<Id>;

/**
 * Checks a request: path, method, parameters, headers, cookies and body. Its body can still be read.
 * @returns every violation, in `violations`
 */
export async function validateRequest<Id extends string = OperationId>(
  request: Request | RequestParts,
  options: CheckOptions<Id> = {},
): Promise<Report> {
  return contractOf(options).checkRequest(await requestParts(request), options);
}

/**
 * Checks a response: status, content type, envelope and data. Its body can still be read. New attributes and
 * ids are no violations; `strict: true` lists them in `additions`.
 * @returns every violation, in `violations`
 * @throws TypeError if the operation is unknown
 */
export async function validateResponse<Id extends string = OperationId>(
  response: AnyResponse,
  of: ResponseOf<NoInfer<Id>>,
  options: CheckOptions<Id> = {},
): Promise<Report> {
  const contract = contractOf(options);
  const operation = typeof of === "string" ? contract.operation(of) : contract.find(of, options);
  if (!operation) {
    const { method, url } = of as Pick<RequestParts, "method" | "url">;
    throw new TypeError(`No operation is ${method} ${url.split("?")[0]}. Check the request first.`);
  }
  const method = typeof of === "string" ? operation.method : of.method;
  return contract.checkResponse(operation, await responseParts(response), options, method);
}
