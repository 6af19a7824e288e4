import type { VNode } from "preact";
import type { Constant } from "../../contract/constants.ts";
import { Table } from "./table.tsx";

/** A table without meanings that is longer than this is laid out in columns. */
const longTable = 12;

/** A table of ids, names and meanings. Each id links to its row. */
export function ConstantTable({
  constant,
  anchorOf,
}: {
  constant: Constant;
  anchorOf: (id: number | string) => string;
}): VNode {
  const { name, title, type, members } = constant;
  const hasMeanings = members.some(({ meaning, note }) => meaning ?? note);
  const table = (
    <Table class={`constant ${type}`} aria-label={title} heads={["Id", "Name", ...(hasMeanings ? ["Meaning"] : [])]}>
      {members.map(({ id, name: member, meaning, note }) => (
        <tr key={String(id)} id={anchorOf(id)}>
          <td>
            <a href={`#${encodeURI(anchorOf(id))}`}>
              <code>{String(id)}</code>
            </a>
          </td>
          <td class="name" data-copy={`${name}.${member}`}>
            <code>{member}</code>
          </td>
          {hasMeanings && (
            <td>
              {meaning} {note && <small class="note">{note}</small>}
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
  return !hasMeanings && members.length > longTable ? <div class="columns">{table}</div> : table;
}

/** Such as `integer, 8 ids`. */
export function kindOfConstant({ type, members }: Constant): string {
  const hasMeanings = members.some(({ meaning }) => meaning);
  return `${type}, ${members.length} ${members.length === 1 ? "id" : "ids"}${hasMeanings ? "" : " without documented meanings"}`;
}
