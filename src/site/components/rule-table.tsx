import type { VNode } from "preact";
import type { Constant, Member } from "../../contract/constants.ts";
import type { Rule, RuleRow } from "../../contract/rules.ts";
import { fieldsOf, shapeOf } from "../../contract/shape.ts";
import { constantNamed, type Site } from "../model/site.ts";
import { memberId, memberUrl } from "../urls.ts";
import { SchemaLink } from "./schema-link.tsx";
import { Table } from "./table.tsx";
import { Inline, Link } from "./text.tsx";

/** A branch with more ids than this becomes one row of a matrix. */
const manyIds = 20;

/** A rule as a table: a matrix of ids, or the fields of the record that each id determines. */
export function RuleTable({ site, rule, isMain = false }: { site: Site; rule: Rule; isMain?: boolean }): VNode {
  const given = constantNamed(site, rule.given);
  const isMatrix = rule.rows.some(({ allows }) => "constant" in allows);
  return isMatrix ? (
    <Matrix site={site} rule={rule} given={given} isMain={isMain} />
  ) : (
    <RecordTable site={site} rule={rule} given={given} isMain={isMain} />
  );
}

interface TableProps {
  site: Site;
  rule: Rule;
  given: Constant;
  /** Whether it is the table of the page, whose rows have addresses. */
  isMain: boolean;
}

/** A table with the given ids as rows, and the ids that may be allowed as columns. */
function Matrix({ site, rule, given, isMain }: TableProps): VNode {
  const names = [...new Set(rule.rows.flatMap(({ allows }) => ("constant" in allows ? [allows.constant] : [])))];
  const columns = names.flatMap((constant) =>
    constantNamed(site, constant).members.map((member) => ({ constant, ...member })),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reachable with the keyboard
    <section class="wide" tabIndex={0} aria-label={`Table: ${rule.title}`}>
      <table class="matrix" aria-label={rule.title}>
        <thead>
          <tr>
            <th scope="col">{given.title}</th>
            {columns.map((column) => (
              <th scope="col" key={`${column.constant} ${column.id}`}>
                <MemberLink constant={column.constant} member={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {singleRows(rule.rows, given).map(({ member, row }) => (
            <tr key={String(member.id)} {...(isMain && { id: memberId(member.id) })}>
              <th scope="row">
                <MemberLink constant={given.name} member={member} />
              </th>
              <Cells row={row} columns={columns} />
            </tr>
          ))}
          {rule.rows.filter(isLong).map((row) => (
            <tr key={row.given.join()}>
              <th scope="row">
                <IdList row={row} />
              </th>
              <Cells row={row} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cells({ row: { allows }, columns }: { row: RuleRow; columns: Array<Member & { constant: string }> }): VNode {
  if ("derived" in allows) {
    return (
      <td class="derived" colSpan={columns.length}>
        derived from the {allows.derived.from.join(" and the ")}
      </td>
    );
  }
  return (
    <>
      {columns.map(({ constant, id }) => {
        const isAllowed = "constant" in allows && allows.constant === constant && allows.ids.includes(id);
        return (
          <td key={`${constant} ${id}`} class={isAllowed ? "yes" : "no"}>
            {isAllowed ? "✓" : "·"}
            <span class="unseen">{isAllowed ? " yes" : " no"}</span>
          </td>
        );
      })}
    </>
  );
}

/** A table with the given ids as rows, and the fields of their records. */
function RecordTable({ site, rule, given, isMain }: TableProps): VNode {
  return (
    <Table class="records-of-rule" aria-label={rule.title} heads={[given.title, "Record", "Fields"]}>
      {singleRows(rule.rows, given).map(({ member, row: { allows } }) => (
        <tr key={String(member.id)} {...(isMain && { id: memberId(member.id) })}>
          <th scope="row">
            <MemberLink constant={given.name} member={member} />
          </th>
          <td>{"record" in allows && <SchemaLink site={site} name={allows.record} />}</td>
          <td>{"record" in allows && <RecordFields site={site} record={allows.record} />}</td>
        </tr>
      ))}
    </Table>
  );
}

function RecordFields({ site, record }: { site: Site; record: string }): VNode {
  const fields = fieldsOf(site.document, shapeOf(site.document, site.document.components.schemas[record] ?? {}));
  return (
    <ul>
      {fields.map(({ path, shape: { type, component, schema } }) => (
        <li key={path}>
          <code>{path}</code> <small>{type}</small>{" "}
          {component ? <SchemaLink site={site} name={component} /> : <Inline text={schema.description ?? ""} />}
        </li>
      ))}
    </ul>
  );
}

const isLong = ({ given }: RuleRow) => given.length > manyIds;

/** A row for each id, in the constant's order. */
function singleRows(rows: RuleRow[], given: Constant) {
  return given.members.flatMap((member) => {
    const row = rows.find((candidate) => candidate.given.includes(member.id));
    return row && !isLong(row) ? { member, row } : [];
  });
}

/** A member's id, with its name if the id has a meaning. */
function MemberLink({ constant, member: { id, name, meaning } }: { constant: string; member: Member }): VNode {
  return (
    <>
      <Link to={memberUrl(constant, id)}>
        <code>{String(id)}</code>
      </Link>
      {meaning && (
        <>
          {" "}
          <span class="label">{name}</span>
        </>
      )}
    </>
  );
}

function IdList({ row: { given, isOpen } }: { row: RuleRow }): VNode {
  return (
    <details>
      <summary>
        {given.length} others{isOpen && ", and ids that this contract does not know"}
      </summary>
      {given.map((id) => [<code key={String(id)}>{String(id)}</code>, " "])}
    </details>
  );
}
