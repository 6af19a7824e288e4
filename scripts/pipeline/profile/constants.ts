import type { Constant } from "../../../src/contract/constants.ts";

/**
 * A constant without its title, by which some generators name its class. Its description lists the members, because most
 * generators print no comment of a member.
 */
export function profileConstant({ description, type, members }: Constant) {
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
