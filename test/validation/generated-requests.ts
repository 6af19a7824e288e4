import fc from "fast-check";
import type { Mock } from "../../src/mock/index.ts";
import type { OperationId, RequestParts } from "../../src/validation/index.ts";
import { filledPath, jsonOperations as operations, requestOf, responsesOf } from "../support/bundle.ts";
import { mutationsOf } from "./mutations.ts";

export type TestedOperation = (typeof operations)[number];

/** A request of an operation, of which any part may be wrong. */
export interface GeneratedRequest {
  operation: TestedOperation;
  request: Omit<RequestParts, "headers" | "body"> & { headers: Record<string, string>; body: string };
}

export interface Values {
  baseUrl: string;
  authUrl: string;
  /** A token that the server accepts. */
  token: string;
  /** Path parameters, query parameters and fields that the server accepts. */
  known: Readonly<Record<string, string>>;
}

/** What a mock accepts. */
export function valuesOf(mock: Mock, refreshToken = "unknown"): Values {
  const { clientId, clientSecret } = mock.credentials;
  const form = { client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken };
  const known = { monitor_id: "123412341234123411", zaaid: "15401829", token: "unknown", ...form };
  const { baseUrl, authUrl } = mock;
  return { baseUrl, authUrl, token: mock.issueAccessToken(), known: { ...known, grant_type: "refresh_token" } };
}

/** Every documented response, with its examples and each mutation of them. */
export const documentedResponses = operations.flatMap(({ name, operation }) =>
  responsesOf(operation).map(({ status, examples }) => {
    const bodies: unknown[] = examples.flatMap(({ value }) => [value, ...mutationsOf(value).map((one) => one.value)]);
    return { id: name as OperationId, status: Number(status), bodies };
  }),
);

const oauthNames = ["client_id", "client_secret", "grant_type", "code", "refresh_token", "token"];
const fieldNames = ["display_name", "description", "period", "granularity", "report_type", "more"];

/** Requests to any operation of the contract: mostly valid, with several parts wrong at times. */
export function generatedRequest({ baseUrl, authUrl, token, known }: Values): fc.Arbitrary<GeneratedRequest> {
  const often = <T>(usual: T, ...others: T[]) =>
    fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
  const parameter = fc.tuple(
    fc.constantFrom(...oauthNames),
    fc.constantFrom("", "x", "refresh_token", "authorization_code"),
  );
  return fc.constantFrom(...operations).chain((operation) => {
    const { isOAuth, method } = operation;
    const valid = requestOf(operation.operation)?.examples.map(({ value }) => value) ?? [];
    const complete = Object.fromEntries(
      ["client_id", "client_secret", "grant_type", "refresh_token"].map((name) => [name, known[name] ?? ""]),
    );
    const fields = isOAuth
      ? fc.oneof(fc.constant(complete), fc.array(parameter, { maxLength: 5 }).map(Object.fromEntries))
      : fc.dictionary(fc.constantFrom(...fieldNames), fc.oneof(fc.integer({ min: 0, max: 60 }), fc.string()));
    const body = fc.oneof(
      fc.constantFrom(undefined, ...valid),
      fc.constantFrom(...valid.flatMap((one) => mutationsOf(one).map(({ value }) => value)), undefined),
      fields,
      fc.jsonValue({ maxDepth: 2 }),
    );
    const encoded = (value: unknown) =>
      isOAuth ? String(new URLSearchParams(value as Record<string, string>)) : JSON.stringify(value);
    const query = isOAuth
      ? fc.oneof(
          fc.constantFrom("", `token=${known.token}`, "token=", String(new URLSearchParams(complete))),
          fc.array(parameter, { maxLength: 5 }).map((pairs) => String(new URLSearchParams(pairs))),
        )
      : often("", "page=1", "zaaid=1");
    return fc
      .record({
        authorization: often(
          `Svc-oauthtoken ${token}`,
          "",
          `Bearer ${token}`,
          token,
          "Svc-oauthtoken ",
          `svc-oauthtoken ${token}`,
          `Svc-oauthtoken  ${token}`,
        ),
        accept: often(
          "application/json; version=2.0",
          "",
          "application/json; version=1.0",
          "application/json; version=9.9",
          "*/*",
        ),
        type: often(
          isOAuth ? "application/x-www-form-urlencoded" : "application/json;charset=UTF-8",
          ...["", "application/json", "text/plain", "application/json; charset=latin1"],
        ),
        cookie: often(
          "",
          `zaaid=${known.zaaid}`,
          "zaaid=",
          `zaaid=${known.zaaid}; zaaid=${known.zaaid}`,
          `zaaid="${known.zaaid}"`,
          'zaaid=""',
          "other=1",
        ),
        query,
        // Of a token request: the parameters that are in the query, while the others are in the form.
        inQuery: often(
          undefined,
          ...Object.keys(complete).map((_name, index) => Object.keys(complete).slice(0, index)),
        ),
        body: body.map((value) => (value === undefined || (isOAuth && !isRecord(value)) ? "" : encoded(value))),
      })
      .map(({ inQuery, ...generated }) => {
        if (!isOAuth || inQuery === undefined) return generated;
        const inForm = Object.keys(complete).filter((one) => !inQuery.includes(one));
        const only = (names: string[]) => String(new URLSearchParams(names.map((one) => [one, complete[one] ?? ""])));
        return { ...generated, query: only(inQuery), body: only(inForm) };
      })
      .map(({ authorization, accept, type, cookie, query, body }) => ({
        operation,
        request: {
          method: method.toUpperCase(),
          url: `${isOAuth ? authUrl : baseUrl}${filledPath(operation, known)}${query && `?${query}`}`,
          headers: {
            ...(authorization && { Authorization: authorization }),
            ...(accept && { Accept: accept }),
            ...(cookie && { Cookie: cookie }),
            ...(type && body && { "Content-Type": type }),
          },
          body: method.toUpperCase() === "GET" ? "" : body,
        },
      }));
  });
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
