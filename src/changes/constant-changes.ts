import { type Constant, constantsOf, type Member } from "../contract/constants.ts";
import type { Document } from "../contract/document.ts";
import type { Change } from "./change.ts";

/**
 * What changed in the constants: which were added or removed, and their ids, names, meanings and texts. Redocly's `diff`
 * compares the ids only, and rates them by the operations that use them, which are few.
 *
 * A name is code in the programs that use the package, so another name is a major change. Another meaning is a minor one,
 * because only a person can tell a correction from another thing: the list shows both.
 */
export function constantChanges(before: Document, after: Document): Change[] {
  const [old, now] = [constantsOf(before), constantsOf(after)];
  const gone = old.filter(({ name }) => !now.some((one) => one.name === name));
  return [
    ...gone.map(({ name }) => major(`The constant \`${name}\` is gone.`)),
    ...now.flatMap((constant) => {
      const previous = old.find(({ name }) => name === constant.name);
      return previous
        ? changesOf(previous, constant)
        : [minor(`The constant \`${constant.name}\` is new, with ${constant.members.length} ids.`)];
    }),
  ];
}

function changesOf(before: Constant, after: Constant): Change[] {
  const { name } = after;
  const gone = before.members.filter(({ id }) => !after.members.some((one) => one.id === id));
  return [
    ...(before.type === after.type
      ? []
      : [major(`The ids of \`${name}\` were ${before.type}s and are ${after.type}s.`)]),
    ...gone.map((member) => major(`\`${name}\` has lost ${described(member)}.`)),
    ...after.members.flatMap((member) => {
      const previous = before.members.find(({ id }) => id === member.id);
      return previous
        ? memberChanges(name, previous, member)
        : [minor(`\`${name}\` has a new id: ${described(member)}.`)];
    }),
    ...(before.title === after.title && before.description === after.description
      ? []
      : [{ impact: "patch", text: `\`${name}\`: title or description.` } satisfies Change]),
  ];
}

function memberChanges(constant: string, before: Member, after: Member): Change[] {
  const id = JSON.stringify(after.id);
  return [
    ...(before.name === after.name
      ? []
      : [major(`\`${constant}.${before.name}\` (${id}) is now \`${constant}.${after.name}\`.`)]),
    ...(before.meaning === after.meaning
      ? []
      : [
          minor(
            `\`${constant}.${after.name}\` (${id}) has another meaning. It was ${quoted(before.meaning)}. It is ${quoted(after.meaning)}.`,
          ),
        ]),
  ];
}

function described({ id, name, meaning }: Member): string {
  return `${JSON.stringify(id)} (\`${name}\`${meaning ? `, ${meaning}` : ""})`;
}

function quoted(meaning: string | undefined): string {
  return meaning ? `“${meaning}”` : "not documented";
}

const major = (text: string): Change => ({ impact: "major", text });
const minor = (text: string): Change => ({ impact: "minor", text });
