import { constantsOf, type Member } from "../../src/contract/constants.ts";
import type { Document, Schema } from "../../src/contract/document.ts";

/**
 * Removes the title of each constant, because some generators would name its class by it. The description lists the members,
 * because most generators print no comments of members.
 */
export function listMembers(document: Document): void {
  for (const { name, type, description, members } of constantsOf(document))
    document.components.schemas[name] = constantSchema(type, description, members);
}

function constantSchema(type: string, description: string, members: readonly Member[]): Schema {
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

/**
 * What a client needs to get tokens within the limits, as a constant: generators write constants as code, and leave out
 * extensions such as `x-limits`.
 */
export function addAccessTokenLimits({ components }: Document): void {
  const limits = components.securitySchemes.OAuth2["x-limits"];
  const { accessTokensPerRefreshToken: rate, accessTokenLifetime: lifetime } = limits;
  if (!rate || !lifetime) return;
  const numbers = [
    ["Maximum", rate.maximum, "access tokens from a refresh token, to all processes together, within `PerSeconds`"],
    ["PerSeconds", Number(rate.perMinutes) * 60, "seconds in which these are counted"],
    ["UsualLifetimeSeconds", lifetime.usualSeconds, "seconds for which an access token is valid, usually"],
  ] as const;
  const description = "The documented limits of access tokens, for programs. No message has this type.";
  const members = numbers.map(([name, id, meaning]) => ({ id: Number(id), name, meaning, note: undefined }));
  components.schemas.AccessTokenLimits = constantSchema("integer", description, members);
}
