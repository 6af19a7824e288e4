import { type Constant, constantsOf } from "../../src/contract/constants.ts";
import type { Document, Parameter } from "../../src/contract/document.ts";
import { type Operation, type OperationBody, operationsOf } from "../../src/contract/operations.ts";
import { eachDescription } from "../redocly/decorators/markers.ts";
import { profileSchemas } from "./schemas.ts";

/**
 * The contract for generators: the same operations and constants as OpenAPI 3.0.3, for generators of clients. It leaves out what
 * makes generated clients fail at run time, as tried with the generators of `examples/clients`: alternatives of security
 * schemes, parameters in two places, cookie parameters, constants of one value, and rules between fields.
 *
 * It is built from the model of the contract. A converter from 3.1 to 3.0 would do the smaller half, and none of the above.
 */
export function generateClientDocument(document: Document): string {
  const operations = operationsOf(document);
  const constants = [...constantsOf(document), ...accessTokenLimits(document)];
  const { SvcOauthToken } = document.components.securitySchemes;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const one of operations) paths[one.path] = { ...paths[one.path], [one.method]: profileOperation(one) };
  const tags = new Set(operations.map(({ tag }) => tag));
  const schemas = {
    ...profileSchemas(document, operations),
    ...Object.fromEntries(constants.map((one) => [one.name, profileConstant(one)])),
  };
  // A copy: the descriptions below are changed, and parts of it are parts of the document.
  const profile = structuredClone({
    openapi: "3.0.3",
    info: {
      title: document.info.title,
      version: document.info.version,
      description:
        "The contract for client generators. The base URL and the auth URL of each data center, and " +
        "what the specification says about tokens, accounts, versions, limits and errors, are in the contract itself.",
    },
    // One server without variables. The operations of the auth server need a second client, with the auth URL.
    servers: [{ url: "https://www.example.com/api", description: "A placeholder of {base_url}." }],
    tags: document.tags.filter(({ name }) => tags.has(name)).map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { SvcOauthToken },
      schemas,
    },
  });
  const missing = Object.keys(document.components.schemas).filter((name) => !(name in schemas));
  eachDescription(profile, (text) => withoutPointers(text, missing));
  return `${JSON.stringify(profile, null, 2)}\n`;
}

/** A description without the sentences that send a reader to a schema that is not in the document. */
function withoutPointers(text: string, missing: readonly string[]): string {
  const points = (part: string) => missing.some((name) => part.includes(`\`${name}\``));
  const kept = (paragraph: string) =>
    points(paragraph)
      ? paragraph
          .split(/(?<=\.)\s+/)
          .filter((sentence) => !points(sentence))
          .join(" ")
      : paragraph;
  return text.split("\n\n").map(kept).join("\n\n");
}

type ProfileConstant = Pick<Constant, "name" | "description" | "type" | "members">;

/**
 * What a client needs to get tokens within the limits, as a constant: generators write constants as code, and leave out
 * extensions such as `x-limits`.
 */
function accessTokenLimits({ components }: Document): ProfileConstant[] {
  const limits = components.securitySchemes.OAuth2["x-limits"];
  const { accessTokensPerRefreshToken: rate, accessTokenLifetime: lifetime } = limits;
  if (!rate || !lifetime) return [];
  const numbers = [
    ["Maximum", rate.maximum, "access tokens from a refresh token, to all processes together, within `PerSeconds`"],
    ["PerSeconds", Number(rate.perMinutes) * 60, "seconds in which these are counted"],
    ["UsualLifetimeSeconds", lifetime.usualSeconds, "seconds for which an access token is valid, usually"],
  ] as const;
  const description = "The documented limits of access tokens, for programs. No message has this type.";
  const members = numbers.map(([name, id, meaning]) => ({ id: Number(id), name, meaning, note: undefined }));
  return [{ name: "AccessTokenLimits", type: "integer", description, members }];
}

/**
 * A constant without its title, by which some generators name its class. Its description lists the members, because most
 * generators print no comment of a member.
 */
function profileConstant({ description, type, members }: ProfileConstant) {
  const lines = members.map(({ id, name, meaning, note }) => {
    const text = [meaning, note].filter((one) => one !== undefined).join(". ");
    return `- \`${id}\` ${name}${text && `: ${text}`}`;
  });
  return {
    type,
    description: `${description}\n\n${lines.join("\n")}`,
    enum: members.map(({ id }) => id),
    "x-enum-varnames": members.map(({ name }) => name),
    ...(members.some(({ meaning }) => meaning) && {
      "x-enum-descriptions": members.map(({ meaning }) => meaning ?? ""),
    }),
  };
}

export function profileOperation(operation: Operation) {
  const { id, tag, summary, object, isOAuth, requestBody, responses } = operation;
  const successes = [...responses].filter(([status]) => status.startsWith("2"));
  // A token request is sent as form only: generated clients would send the same parameters twice, or none of them.
  const parameters = isOAuth && requestBody ? [] : operation.parameters.map(profileParameter);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: object.description,
    ...(object.deprecated && { deprecated: true }),
    // Scopes are for OAuth 2.0 only in OpenAPI 3.0.
    security: isOAuth ? [] : [{ SvcOauthToken: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody: { ...profileBody(requestBody), required: requestBody.isRequired || isOAuth } }),
    responses: {
      ...Object.fromEntries(successes.map(([status, body]) => [status, profileBody(body)])),
      "4XX": errorResponse("The supplied information is wrong.", operation),
      "5XX": errorResponse("Server-side error.", operation),
    },
  };
}

/** Most generated clients drop a cookie parameter without a word; the call then acts on another account. */
function profileParameter({ name, in: place, description, required, deprecated, schema, example }: Parameter) {
  if (place !== "cookie")
    return { name, in: place, description, required, ...(deprecated && { deprecated }), schema, example };
  return {
    name: "Cookie",
    in: "header",
    description: `\`${name}=<ID>\`. ${description}`,
    schema,
    example: `${name}=${example}`,
  };
}

function profileBody({ description, mediaType, schema, examples }: OperationBody) {
  const [example] = examples;
  if (mediaType === undefined) return { description };
  return { description, content: { [mediaType]: { schema, ...(example && { example: example.value }) } } };
}

/** As ranges: progenitor stops at `default`, and other clients read any other success as an error envelope then. */
function errorResponse(description: string, { isOAuth, responses }: Operation) {
  const [, error] = [...responses].find(([status]) => !status.startsWith("2")) ?? [];
  // The specification does not show the errors of the OAuth operations.
  return { description, content: { "application/json": { schema: (!isOAuth && error?.schema) || {} } } };
}
