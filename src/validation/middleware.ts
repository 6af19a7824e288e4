import { type ContractOption, contractOf, type OperationId } from "./all-operations.ts";
import { responseParts } from "./any-response.ts";
import { requestParts } from "./message.ts";
import type { ResponseOptions } from "./response/check-response.ts";
import { type OnViolation, react } from "./violation.ts";

export interface MiddlewareOptions<Id extends string = OperationId>
  extends ContractOption<Id>,
    Pick<ResponseOptions, "allowsGatewayStatuses"> {
  /** "throw" if left out. */
  onViolation?: OnViolation | undefined;
}

/** What openapi-fetch calls a middleware with. */
interface MiddlewareArguments {
  request: Request;
  options: { baseUrl: string };
}

/**
 * A middleware for openapi-fetch that checks requests and responses. The header Authorization may be missing, because
 * most clients add it after their middleware.
 */
export function contractMiddleware<Id extends string = OperationId>(options: MiddlewareOptions<Id> = {}) {
  const { onViolation = "throw", allowsGatewayStatuses } = options;
  const contract = contractOf(options);
  return {
    async onRequest({ request, options: { baseUrl } }: MiddlewareArguments): Promise<undefined> {
      const report = contract.checkRequest(await requestParts(request), { baseUrl, needsAuthorization: false });
      react(report.violations, onViolation);
    },
    async onResponse(call: MiddlewareArguments & { response: Response }): Promise<undefined> {
      const { method } = call.request;
      const operation = contract.find(call.request, call.options);
      if (!operation) return;
      const parts = await responseParts(call.response);
      react(contract.checkResponse(operation, parts, { allowsGatewayStatuses }, method).violations, onViolation);
    },
  };
}
