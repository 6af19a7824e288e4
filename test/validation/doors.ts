import { getResponse } from "msw";
import type { Mock } from "../../src/mock/index.ts";
import { handlers } from "../../src/msw/index.ts";
import {
  type Addresses,
  type ContractViolationError,
  checkedFetch,
  type Violation,
  validateRequest,
} from "../../src/validation/index.ts";
import { toMatchContract } from "../../src/validation/validate.ts";
import { describeViolation } from "../../src/validation/violation.ts";
import { sendRaw } from "../support/send-raw.ts";

export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string | string[]>;
  body: Uint8Array;
}

/** The texts of violations, as every door has them. */
const textsOf = (violations: readonly Violation[]) => violations.map(describeViolation);

const fetchHeaders = (headers: SentRequest["headers"]) =>
  Object.entries(headers).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value]));
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
      const found: Violation[] = [];
      const onViolation = ({ violations }: ContractViolationError) => void found.push(...violations);
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
