import type { VNode } from "preact";
import type { Constant } from "../../contract/constants.ts";
import { memberId } from "../urls.ts";
import { Filter } from "./controls.tsx";
import { IdCode } from "./links.tsx";
import { Table } from "./table.tsx";

/** A table without meanings that is longer than this is laid out in columns. */
const longTable = 12;
/** A longer table has a filter. */
const filteredTable = 20;

/** A table of ids, names and meanings. Each id links to its row. */
export function ConstantTable({ constant: { name, title, type, members } }: { constant: Constant }): VNode {
  const hasMeanings = members.some(({ meaning, note }) => meaning ?? note);
  const table = (
    <Table class={`constant ${type}`} aria-label={title} heads={["Id", "Name", ...(hasMeanings ? ["Meaning"] : [])]}>
      {members.map(({ id, name: member, meaning, note }) => (
        <tr key={String(id)} id={memberId(id)} data-entry="">
          <td>
            <a href={`#${encodeURI(memberId(id))}`}>
              <IdCode id={id} />
            </a>
          </td>
          <td class="name" data-copy={`${name}.${member}`}>
            <code>
              <Breakable name={member} />
            </code>
          </td>
          {hasMeanings && (
            <td>
              {meaning}
              {note && <small> {note}</small>}
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
  return (
    <>
      {members.length > filteredTable && <Filter label="Filter by id, name or meaning" />}
      {!hasMeanings && members.length > longTable ? <div class="columns">{table}</div> : table}
    </>
  );
}

/** A longer name does not fit beside its meaning on a phone. */
const longName = 16;

/** A name that, if it is long, may be broken between its words. */
function Breakable({ name }: { name: string }): VNode {
  const [first, ...words] = name.length > longName ? name.split(/(?<=[a-z])(?=[A-Z0-9])/) : [name];
  return (
    <>
      {first}
      {words.map((word, index) => [<wbr key={index} />, word])}
    </>
  );
}
