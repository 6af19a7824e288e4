import { describe, expect, it } from "vitest";
import { type RequestParts, validateRequest, validateResponse } from "../../src/validation/index.ts";
import { requestOf, requiredQuery, responsesOf } from "../support/bundle.ts";
import { documentedOperations } from "../support/documented.ts";
import { mutationsOf } from "./mutations.ts";
import { authUrl, baseUrl, formHeaders, headers, jsonHeaders } from "./support.ts";

/** Why the contract allows a mutation. The place is the end of the pointer. */
const allowed: Array<[RegExp, string]> = [
  [/200: .* \/code$|201: .* \/code$/, "a success may come without a code: the specification shows both"],
  [/: change \/(data\/(\d+\/)?(?!id$)\w+|display_name|description)$/, "the value is any text"],
  [/[45]\d\d: change \/(code|message)$/, "the catalogue of errors is not documented"],
  [/: change \/data\/\d+\/id$/, "the service may add monitor types"],
  [
    /createToken.*: change \/(access_token|refresh_token|expires_in|api_domain|token_type|client_id|client_secret|code)$/,
    "tokens, secrets and addresses are any value",
  ],
  [/createToken 200: (drop|rename) \/refresh_token$/, "only the response to a grant exchange has a refresh token"],
  [/(drop|rename) header Accept$/, "2.0 is the default version"],
  [/(drop|rename|change) header Cookie$/, "the account is optional, and any text"],
  [/change header Authorization$/, "whether a token is valid, the service alone knows"],
];

interface Outcome {
  name: string;
  isCaught: boolean;
}

/** The reasons for which the contract allows what it does not catch, without repetition. */
function reasonsOf(outcomes: readonly Outcome[]): string[] {
  const missed = outcomes.filter(({ isCaught }) => !isCaught);
  const reasons = missed.map(({ name }) => {
    const [, reason] = allowed.find(([pattern]) => pattern.test(name)) ?? [];
    return reason ?? `not caught: ${name}. Let its schema refuse it, or add to \`allowed\` why it need not`;
  });
  return [...new Set(reasons)].sort();
}

const shareCaught = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ isCaught }) => isCaught).length / outcomes.length;

describe("mutations of every example", () => {
  it("of a response are caught, or allowed for a reason", async () => {
    const outcomes: Outcome[] = [];
    for (const { name: id, operation } of documentedOperations) {
      for (const { status, mediaType, examples } of responsesOf(operation)) {
        for (const { value } of examples) {
          const headers = { "Content-Type": mediaType };
          const check = async (name: string, body: unknown, changes = {}) => {
            const response = { status: Number(status), headers, body: JSON.stringify(body), ...changes };
            const { violations } = await validateResponse(response, id as "getMonitor");
            outcomes.push({ name: `${id} ${status}: ${name}`, isCaught: violations.length > 0 });
          };
          for (const mutation of mutationsOf(value)) await check(mutation.name, mutation.value);
          await check("drop Content-Type", value, { headers: {} });
          await check("change Content-Type", value, { headers: { "Content-Type": "text/html" } });
          await check("change the status", value, { status: 299 });
        }
      }
    }
    expect(reasonsOf(outcomes)).toEqual([
      "a success may come without a code: the specification shows both",
      "only the response to a grant exchange has a refresh token",
      "the catalogue of errors is not documented",
      "the service may add monitor types",
      "the value is any text",
      "tokens, secrets and addresses are any value",
    ]);
    expect(shareCaught(outcomes)).toBeGreaterThan(0.8);
  });

  it("of a request are caught, or allowed for a reason", async () => {
    const outcomes: Outcome[] = [];
    for (const { name: id, operation, method, path, isOAuth, parameters } of documentedOperations) {
      const filled = path.replace("{monitor_id}", "1");
      const query = requiredQuery(parameters);
      const examples = requestOf(operation)?.examples.map(({ value }) => value) ?? [undefined];
      for (const example of examples) {
        const encoded = (value: unknown) =>
          isOAuth ? String(new URLSearchParams(value as Record<string, string>)) : JSON.stringify(value);
        const [alone, withBody] = isOAuth ? [{}, formHeaders] : [headers, jsonHeaders];
        const usual = example === undefined ? alone : withBody;
        const valid: RequestParts = {
          method,
          url: `${isOAuth ? authUrl : baseUrl}${filled}${query}`,
          headers: { ...usual, ...(parameters.some((one) => one.in === "cookie") && { Cookie: "zaaid=1" }) },
          body: example === undefined ? undefined : encoded(example),
        };
        expect((await validateRequest(valid)).violations).toEqual([]);
        const check = async (name: string, changes: Partial<RequestParts>) => {
          const { violations } = await validateRequest({ ...valid, ...changes });
          outcomes.push({ name: `${id}: ${name}`, isCaught: violations.length > 0 });
        };
        for (const mutation of example === undefined ? [] : mutationsOf(example)) {
          // A form has no types.
          if (isOAuth && mutation.name.startsWith("retype")) continue;
          await check(mutation.name, { body: encoded(mutation.value) });
        }
        for (const name of Object.keys(valid.headers)) {
          const { [name]: value, ...rest } = valid.headers as Record<string, string>;
          await check(`drop header ${name}`, { headers: rest });
          await check(`change header ${name}`, { headers: { ...rest, [name]: `${value}1` } });
          await check(`rename header ${name}`, { headers: { ...rest, [`X-${name}`]: value } });
        }
        await check("change the path", { url: `${valid.url.split("?")[0]}/x/y` });
        await check("change the method", { method: "PATCH" });
        if (query) await check("drop the query", { url: valid.url.replace(query, "") });
      }
    }
    expect(reasonsOf(outcomes)).toEqual([
      "2.0 is the default version",
      "the account is optional, and any text",
      "the value is any text",
      "tokens, secrets and addresses are any value",
      "whether a token is valid, the service alone knows",
    ]);
    expect(shareCaught(outcomes)).toBeGreaterThan(0.5);
  });
});
