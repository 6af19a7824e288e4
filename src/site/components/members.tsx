import type { VNode } from "preact";
import type { Member } from "../../contract/constants.ts";
import { memberUrl } from "../urls.ts";
import { Link } from "./text.tsx";

interface MembersProps {
  /** The name of the constant. */
  constant: string;
  members: readonly Member[];
  /** What an id is, in words; empty if nothing is known. */
  wordsOf: (member: Member) => string;
}

/** Some ids of a constant, each with a link to its row. */
export function Members({ constant, members, wordsOf }: MembersProps): VNode {
  return (
    <ul class="members">
      {members.map((member) => (
        <li key={String(member.id)}>
          <Link to={memberUrl(constant, member.id)}>
            <code>{String(member.id)}</code>
          </Link>{" "}
          {wordsOf(member)}
        </li>
      ))}
    </ul>
  );
}
