import { getResponse } from "msw";
import type { Mock } from "../../src/mock/index.ts";
import { handlers } from "../../src/msw/index.ts";
import { validators } from "../../src/validation/all-operations.ts";
import {
  type Addresses,
  type ContractViolationError,
  checkedFetch,
  type OperationId,
  type Violation,
  validateRequest,
  validateResponse,
} from "../../src/validation/index.ts";
import { toMatchContract } from "../../src/validation/validate.ts";
import { describeViolation } from "../../src/validation/violation.ts";
import { sendRaw } from "../support/send-raw.ts";
import { authUrl, baseUrl, headers } from "./support.ts";

export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string | string[]>;
  body: Uint8Array;
}

export interface ReceivedResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Uint8Array;
}

/** Violations, and the function that collects them. */
function collected() {
  const found: Violation[] = [];
  return { found, onViolation: ({ violations }: ContractViolationError) => void found.push(...violations) };
}

/** The texts of violations, as every door has them. */
const textsOf = (violations: readonly Violation[]) => violations.map(describeViolation);

const pairs = (headers: SentRequest["headers"]) =>
  Object.entries(headers).flatMap(([name, values]) => [values].flat().map((value) => ({ name, value })));
const fetchHeaders = (headers: SentRequest["headers"]) =>
  pairs(headers).map(({ name, value }): [string, string] => [name, value]);
const initOf = ({ method, headers, body }: SentRequest) => ({
  method,
  headers: fetchHeaders(headers),
  ...(body.length > 0 && { body: new Uint8Array(body) }),
});
const requestOf = (sent: SentRequest) => new Request(sent.url, initOf(sent));

/** The texts in a message that has all of some, and no others; the message itself if it has not. */
function textsIn(message: string, expected: readonly string[]): string[] {
  const rest = expected.reduce((text, one) => text.replace(one, ""), message);
  return /expected/.test(rest) || expected.some((one) => !message.includes(one)) ? [message] : [...expected];
}

/** The text after the documented message of a refusal; undefined if a request was not refused by its form. */
async function refusalIn(status: number, text: string, expected: readonly string[]): Promise<string[]> {
  const { message } = status < 400 || text === "" ? { message: undefined } : JSON.parse(text);
  const [, detail] = /^[^:]+: (.*)$/s.exec(message ?? "") ?? [];
  // The token comes before all else.
  const token = expected.filter((one) => one.startsWith("header Authorization"));
  if (detail === undefined) return [];
  return token.length > 0 && textsIn(detail, token).join() === token.join() ? [...expected] : textsIn(detail, expected);
}

/** Every judge of a request. Each says what it finds, given what the first one said. */
export function requestDoors(mock: Mock) {
  const addresses: Addresses = { baseUrl: mock.baseUrl, authUrl: mock.authUrl };
  const ofMsw = handlers(mock.baseUrl);
  const judge = async (sent: SentRequest) => textsOf((await validateRequest(sent, addresses)).violations);
  const doors: Record<string, (sent: SentRequest, expected: string[]) => Promise<string[]>> = {
    "validateRequest of a Request": async (sent) =>
      textsOf((await validateRequest(requestOf(sent), addresses)).violations),
    checkedFetch: async (sent) => {
      const { found, onViolation } = collected();
      const respond = async (_input: string, _init: RequestInit) => new Response("", { status: 503 });
      const network = checkedFetch(respond, { ...addresses, onViolation });
      await network(sent.url, initOf(sent));
      return textsOf(found);
    },
    "the matcher": async (sent, expected) => {
      const { pass, message } = await toMatchContract(sent, undefined, addresses);
      return pass ? [] : textsIn(message().replace("Expected", ""), expected);
    },
    msw: async (sent, expected) => {
      const response = await getResponse(ofMsw, requestOf(sent));
      return response ? refusalIn(response.status, await response.text(), expected) : ["no handler"];
    },
    "the mock": async (sent, expected) => {
      const { status, text } = await sendRaw(sent.url, sent);
      return refusalIn(status, text, expected);
    },
  };
  return { judge, doors };
}

/** Every judge of a response of an operation. */
export function responseDoors(mock: Mock) {
  const judge = async (id: OperationId, received: ReceivedResponse) =>
    textsOf((await validateResponse(received, id)).violations);
  const doors: Record<
    string,
    (id: OperationId, received: ReceivedResponse, expected: string[]) => Promise<string[] | undefined>
  > = {
    "validateResponse of a Response": async (id, received) =>
      textsOf((await validateResponse(responseOf(received), id)).violations),
    checkedFetch: async (id, received) => {
      const { found, onViolation } = collected();
      const network = checkedFetch(async (_url: string, _init: RequestInit) => responseOf(received), { onViolation });
      const { method, url } = callOf(id);
      await network(url, { method, headers });
      return textsOf(found.filter(({ part }) => part === "response"));
    },
    "the matcher": async (id, received, expected) => {
      const { pass, message } = await toMatchContract(received, id);
      return pass ? [] : textsIn(message().replace("Expected", ""), expected);
    },
    "an override": async (operation, received, expected) => {
      const body = jsonBodyOf(received);
      return (
        body && thrown(() => mock.override({ operation, status: received.status, ...body } as never), expected, mock)
      );
    },
    "an override of msw": async (id, received, expected) => {
      const body = jsonBodyOf(received);
      return (
        body && thrown(() => handlers(baseUrl, { [id]: { status: received.status, ...body } } as never), expected, mock)
      );
    },
  };
  return { judge, doors };
}

/** The body of a response of JSON, as the overrides take it; undefined for another, which they cannot have. */
function jsonBodyOf({ status, headers, body }: ReceivedResponse): { body: unknown } | undefined {
  const text = Buffer.from(body).toString();
  const isJson = headers["Content-Type"] === "application/json" && Buffer.from(text).equals(body) && isValid(text);
  return isJson && ![204, 205, 304].includes(status) ? { body: JSON.parse(text) } : undefined;
}

function thrown(make: () => void, expected: readonly string[], mock: Mock): string[] {
  try {
    make();
    mock.clearOverrides();
    return [];
  } catch (error) {
    return textsIn((error as Error).message, expected);
  }
}

function isValid(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function responseOf({ status, headers, body }: ReceivedResponse): Response {
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? new Uint8Array(body) : null, { status, headers: fetchHeaders(headers) });
}

function callOf(id: OperationId): { method: string; url: string } {
  const { method, path, isOAuth } = validators.operation(id);
  return { method, url: (isOAuth ? authUrl : baseUrl) + path.replace(/\{\w+\}/g, "1") };
}
