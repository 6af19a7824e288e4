import { type CheckOptions, Contract } from "./contract.ts";
import type { BodyDescription, OperationDescription, ParameterDescription } from "./description.ts";
import { requestParts, responseParts } from "./fetch-messages.ts";
import type { RequestParts, ResponseParts } from "./message.ts";
import type { ResponseOptions } from "./response/check-response.ts";
import type { RuleSchema } from "./schemas/rule.ts";
import type { Report } from "./violation.ts";

/** The validators of one operation. Each is in a module of its own, so that a program contains only those it imports. */
export class OperationValidator implements OperationDescription {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly isOAuth: boolean;
  readonly needsToken: boolean;
  readonly version: string;
  readonly parameters: readonly ParameterDescription[];
  readonly requestBody: BodyDescription | undefined;
  readonly rules: ReadonlyArray<RuleSchema<unknown>>;
  readonly responses: Readonly<Record<number, BodyDescription>>;
  #contract: Contract | undefined;

  constructor(description: OperationDescription) {
    this.id = description.id;
    this.method = description.method;
    this.path = description.path;
    this.isOAuth = description.isOAuth;
    this.needsToken = description.needsToken;
    this.version = description.version;
    this.parameters = description.parameters;
    this.requestBody = description.requestBody;
    this.rules = description.rules;
    this.responses = description.responses;
  }

  /** Checks that a request is a valid one of this operation. Its body can still be read. */
  async validateRequest(request: Request | RequestParts, options: CheckOptions = {}): Promise<Report> {
    this.#contract ??= new Contract([this]);
    return this.#contract.checkRequest(await requestParts(request), options);
  }

  /** Checks a response of this operation. Its body can still be read. */
  async validateResponse(response: Response | ResponseParts, options: ResponseOptions = {}): Promise<Report> {
    this.#contract ??= new Contract([this]);
    return this.#contract.checkResponse(this, await responseParts(response), options);
  }
}
