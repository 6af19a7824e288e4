import { describe, expect, it } from "vitest";
import { sharedMock } from "../mock/support.ts";
import { type ReceivedResponse, requestDoors, responseDoors, type SentRequest } from "./doors.ts";
import { documentedResponses } from "./mutations.ts";
import { broken, valid } from "./requests.ts";
import { authUrl, baseUrl, headers, tokenForm } from "./support.ts";

const shared = sharedMock({ resets: true });

/** A request of the table, to a mock that knows its token and its credentials. Undefined for what no program can send there. */
function sentTo(mock: typeof shared.mock, request: (typeof valid)[number][1]): SentRequest | undefined {
  const isOAuth = request.url.startsWith(`${authUrl}/oauth/v2/token?`) || request.url === `${authUrl}/oauth/v2/token`;
  if (!isOAuth && !request.url.startsWith(`${baseUrl}/`)) return undefined;
  const { clientId, clientSecret, refreshToken } = mock.credentials;
  const known: Record<string, string> = {
    [headers.Authorization]: `Svc-oauthtoken ${mock.issueAccessToken()}`,
    [baseUrl]: mock.baseUrl,
    [authUrl]: mock.authUrl,
    [tokenForm.client_id]: clientId,
    [tokenForm.client_secret]: clientSecret,
    [tokenForm.refresh_token]: refreshToken,
  };
  const inMock = (text: string) =>
    Object.entries(known).reduce((all, [one, other]) => all.replaceAll(one, other), text);
  const { body = "" } = request;
  const all = Object.entries(request.headers).filter(([, value]) => value !== undefined);
  return {
    method: request.method.toUpperCase(),
    url: inMock(request.url),
    headers: Object.fromEntries(
      all.map(([name, value]) => [name, Array.isArray(value) ? value.map(inMock) : inMock(String(value))]),
    ),
    body: typeof body === "string" ? Buffer.from(inMock(body)) : body,
  };
}

describe("every door says the same of", () => {
  it.each([...valid, ...broken])("a request with %s", async (_what, request, _expected) => {
    const sent = sentTo(shared.mock, request);
    if (!sent) return;
    const { judge, doors } = requestDoors(shared.mock);
    const expected = (await judge(sent)).toSorted();
    for (const [door, judgeHere] of Object.entries(doors))
      expect((await judgeHere(sent, expected)).toSorted(), door).toEqual(expected);
  });

  it.each(documentedResponses)("a response of $id with status $status", async ({ id, status, bodies }) => {
    const { judge, doors } = responseDoors(shared.mock);
    const [documented = Buffer.of(), ...mutated] = bodies.map((body) => Buffer.from(JSON.stringify(body)));
    const odd = ["", " ", "{", `\uFEFF${documented}`, "[".repeat(501)].map((text) => Buffer.from(text));
    const all = [documented, ...odd, Buffer.of(0x22, 0xff, 0x22)];
    const types = ["application/json", "text/html", ["application/json", "a/b"], undefined];
    const combined = types.flatMap((type) => all.map((body) => ({ type, body })));
    for (const { type, body } of [...combined, ...mutated.map((body) => ({ type: "application/json", body }))]) {
      const headers: ReceivedResponse["headers"] = type === undefined ? {} : { "Content-Type": type };
      const received: ReceivedResponse = { status, headers, body };
      const expected = (await judge(id, received)).toSorted();
      for (const [door, judgeHere] of Object.entries(doors))
        expect((await judgeHere(id, received, expected))?.toSorted() ?? expected, door).toEqual(expected);
    }
  });
});
