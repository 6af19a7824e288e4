import { operations } from "../../generated/operations.ts";
import { TransportError } from "./errors.ts";

/** What is known of the call of a response, for messages and for the checks of its body. */
export interface NotedCall {
  /** Method and path, such as `GET /monitors/1`. Never the query: it may be secret. */
  operation: string;
  /** What no message may show, in case the server repeats it. */
  secrets: readonly string[];
  /** The account that the call acts on, if it is not the token's own. */
  zaaid?: string | undefined;
  /** Method and path before the parameters are filled in, if the caller gave them so. */
  template?: string;
  /** How openapi-fetch has read the body, if it is known. */
  parseAs?: string;
}

const calls = new WeakMap<Response, NotedCall>();

/** Notes the call of a response. */
export function noteCall(response: Response, call: NotedCall): void {
  calls.set(response, call);
}

/** The call of a response; what its URL says if the response is not one of `createServiceFetch`. */
export function callOf(response: Response): NotedCall {
  const operation = URL.canParse(response.url) ? new URL(response.url).pathname : "The call";
  return calls.get(response) ?? { operation, secrets: [] };
}

/** What the contract says about the operation of a call; undefined if it is not documented. */
export function documented({ operation, template }: NotedCall) {
  const patternOf = (one: string) => new RegExp(`^${one.replace(/\{\w+\}/g, "[^/]+")}$`);
  const isCalled = (one: string) => (template === undefined ? patternOf(one).test(operation) : one === template);
  return Object.entries(operations).find(([one]) => isCalled(one))?.[1];
}

/** The error of a body that cannot be parsed instead of the parser's own SyntaxError, which shows a part of the body. */
export function asTransportError(error: unknown, operation: string): unknown {
  if (!(error instanceof SyntaxError)) return error;
  return new TransportError(
    `${operation}: the response body is not valid JSON. If it is another format, such as PDF, give the call \`parseAs\`.`,
  );
}

/** Makes `json()` name the operation in its error. The parser's own SyntaxError would show a part of the body. */
export function withJsonErrors(response: Response, operation: string): Response {
  const json = response.json.bind(response);
  const value = () =>
    json().catch((error: unknown) => {
      throw asTransportError(error, operation);
    });
  return Object.defineProperty(response, "json", { value });
}
