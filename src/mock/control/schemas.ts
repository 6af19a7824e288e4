import { grantTokenValidity } from "../../../generated/limits.ts";

type JsonSchema = Record<string, unknown>;

/** A schema of what a control takes, with the keywords that `check-input.ts` checks. */
export interface ControlSchema {
  description?: string;
  /** What is accepted, for messages, where the keywords alone would not say it. */
  "x-expected"?: string;
  type?: "array" | "boolean" | "integer" | "number" | "object" | "string";
  const?: unknown;
  anyOf?: ControlSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  pattern?: string;
  items?: ControlSchema;
  properties?: Record<string, ControlSchema>;
  required?: string[];
  propertyNames?: ControlSchema;
  additionalProperties?: boolean | ControlSchema;
}

const text = (description: string, more: ControlSchema = {}) => ({ type: "string" as const, description, ...more });
const object = <Schema>(properties: Record<string, Schema>, more: ControlSchema = {}) => ({
  type: "object" as const,
  additionalProperties: false,
  properties,
  ...more,
});
const list = <Schema>(items: Schema, more: ControlSchema = {}) => ({ type: "array" as const, items, ...more });

const expected = (what: string) => ({ "x-expected": what });

const milliseconds: ControlSchema = { type: "number", minimum: 0, maximum: 60_000 };

/** Any name but Content-Length, Transfer-Encoding and Trailer. */
const headerName = `^(?!(?:${["content-length", "transfer-encoding", "trailer"].map(anyCase).join("|")})$)[\\w!#$%&'*+.^\`|~-]+$`;

const headers: ControlSchema = {
  type: "object",
  description:
    "Additional headers. The server itself frames the response: no Content-Length, Transfer-Encoding, Trailer.",
  propertyNames: {
    type: "string",
    pattern: headerName,
    ...expected("a valid header name that does not frame the response"),
  },
  additionalProperties: { type: "string", pattern: "^[\\x20-\\x7e]*$", ...expected("a text in printable ASCII") },
};

const calls: Record<string, ControlSchema> = {
  operation: text("The operation, such as `listMonitors`."),
  path: text(
    "The path below {base_url} or {auth_url}, such as `/monitors/123412341234123411`. In one segment, `*` stands for any characters and a name in braces for all of them: `/monitors/*`, `/monitors/{monitor_id}`.",
    { pattern: "^/" },
  ),
  query: {
    type: "object",
    description: "Parameters of the query, by name. Others may be there, too.",
    additionalProperties: { type: "string" },
  },
  account: text("The zaaid of the cookie.", { minLength: 1 }),
};

const match: Record<string, ControlSchema> = {
  ...calls,
  times: {
    description: 'How many calls; `"always"` until it is cleared.',
    ...expected('an integer from 1, or "always"'),
    anyOf: [{ type: "integer", minimum: 1 }, { const: "always" }],
  },
};

const access: Record<string, ControlSchema> = {
  scopes: list(text("Such as `Svc.Admin.Read`."), {
    description: "The scopes of the token; every `All` scope if left out.",
  }),
  role: text("The role of the user, such as `Read Only`; `Super Admin` if left out."),
};

const records: ControlSchema = {
  type: "object",
  additionalProperties: {
    ...expected("a list of objects, or an object"),
    anyOf: [list<ControlSchema>({ type: "object" }), { type: "object" }],
  },
};

/**
 * The JSON schemas of what the controls take. The control path's OpenAPI document shows them, and the mock checks with
 * them, also what programs pass to `startMock` and its methods.
 */
export const schemas = {
  Grant: object({
    ...access,
    minutes: {
      type: "number",
      minimum: grantTokenValidity.minimumMinutes,
      maximum: grantTokenValidity.maximumMinutes,
      description: "How long the code is valid; the maximum if left out.",
    },
  }),
  AccessToken: object(access),
  Records: {
    type: "object",
    description:
      "The records that exist, by kind: `monitors`, `monitorTypes`, `customers`, `businessUnits`, `locationProfiles`, and `deviceKey`, which is only one. A kind that is left out stays as it is.",
    properties: {
      accounts: {
        type: "object",
        description: "The records of a customer or a business unit, by its zaaid.",
        additionalProperties: records,
      },
    },
    ...records,
  },
  Override: object(
    {
      ...match,
      status: { type: "integer", minimum: 200, maximum: 599, description: "The documented success if left out." },
      headers,
      body: {
        description:
          "The body, as JSON: new attributes and new values of constants are allowed. A text is sent as it is if `headers` has another Content-Type. `{monitor_id}` in it is the parameter of the requested path. The usual body if left out: the records, or the documented error.",
      },
      breaksContract: { type: "boolean", description: "Allows a status and a body that break the contract." },
    },
    {
      description:
        "Needs at least one of status, headers and body. Applies always, if times is left out. The newest that matches a call applies.",
    },
  ),
  Attributes: {
    type: "object",
    description: "New attributes, by name, with any values. Those that a response has already stay as they are.",
    additionalProperties: true,
  },
  Fault: object(
    {
      ...match,
      status: { type: "integer", minimum: 400, maximum: 599, description: "The status of an error." },
      headers,
      close: { type: "boolean", description: "Closes the connection without a response." },
      reset: { type: "boolean", description: "Resets the connection (TCP RST) without a response." },
      malformed: { type: "boolean", description: "Responds with status 200 and a body that is not valid JSON." },
      truncate: { type: "boolean", description: "Closes the connection after half of the body." },
      delay: {
        description: "Milliseconds before the response, or a range from which each call gets a random time.",
        ...expected("a number from 0 to 60000, or a range with min and max"),
        anyOf: [milliseconds, object({ min: milliseconds, max: milliseconds }, { required: ["min", "max"] })],
      },
      slow: { ...milliseconds, description: "Milliseconds that the body takes to arrive." },
    },
    {
      description:
        "At most one of status, close, reset, malformed and truncate. Applies once, if times is left out. Several faults of a call combine, the newest first.",
    },
  ),
  Clock: object(
    { milliseconds: { type: "number", minimum: 0, description: "By how much the clock advances. It cannot go back." } },
    { required: ["milliseconds"] },
  ),
  Calls: object(calls, { description: "Which calls: those that have everything that is set." }),
} as const satisfies Record<string, ControlSchema>;

export type SchemaName = keyof typeof schemas;

const nullable = (type: string) => ({ type: [type, "null"] });

const usedOf = (properties: Record<string, ControlSchema>) =>
  object({ ...properties, used: { type: "integer", description: "How many calls it has applied to." } });

/** What the controls return. */
export const resultSchemas = {
  Settings: object({
    baseUrl: { type: "string" },
    authUrl: { type: "string" },
    credentials: object({
      clientId: { type: "string" },
      clientSecret: { type: "string" },
      refreshToken: { type: "string" },
    }),
    now: { type: "integer", description: "The mock's time, in milliseconds since 1970." },
  }),
  SeenRequests: list(
    object<JsonSchema>({
      method: { type: "string" },
      path: { type: "string" },
      query: { type: "string", description: "Values of secrets are `***`." },
      headers: { type: "object", additionalProperties: { type: "string" } },
      body: text("The first 16 KiB. Values of secrets are `***`."),
      operation: { ...nullable("string"), description: "null if no operation matches." },
      status: { ...nullable("integer"), description: "null if there was no response." },
      at: { type: "integer", description: "When it arrived: the mock's time, in milliseconds since 1970." },
    }),
  ),
  Created: list(
    object({
      operation: { type: "string" },
      account: { ...nullable("string"), description: "The zaaid; null for the token's own account." },
      body: { description: "The body of the request." },
      at: { type: "integer", description: "The mock's time, in milliseconds since 1970." },
    }),
  ),
  UsedOverrides: list(usedOf(schemas.Override.properties)),
  UsedFaults: list(usedOf(schemas.Fault.properties)),
  Count: object({ count: { type: "integer", minimum: 0 } }),
  GrantCode: object({ code: { type: "string" } }),
  Token: object({ access_token: { type: "string" } }),
  Time: object({ now: { type: "integer", description: "Milliseconds since 1970." } }),
} as const satisfies Record<string, JsonSchema>;

/** A pattern for a word in any case: JSON Schema has no flag for that. */
function anyCase(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}
