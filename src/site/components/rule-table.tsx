import type { VNode } from "preact";
import type { Constant, Member } from "../../contract/constants.ts";
import type { Id } from "../../contract/document.ts";
import { type Allowed, constantsIn, type Rule, type RuleRow } from "../../contract/rules.ts";
import { fieldsOf, shapeOf } from "../../contract/shape.ts";
import { groupedBy } from "../model/grouped.ts";
import { constantNamed, type Site } from "../model/site.ts";
import { Members, SchemaLink } from "./links.tsx";
import { Table } from "./table.tsx";
import { Inline, ScreenOnly } from "./text.tsx";

/** Of more ids than this, only their number is in view. */
const manyIds = 20;
/** Where at most this many ids of a constant are left out, and more are in, these are named. */
const fewIds = 3;
/** A longer meaning does not stand beside an id here. */
const shortMeaning = 12;

/** A rule as a table: which ids, or which record, each id allows. Ids that allow the same are in one row. */
export function RuleTable({ site, rule }: { site: Site; rule: Rule }): VNode {
  const given = constantNamed(site, rule.given);
  const groups = [...groupedBy(rule.rows, ({ allows }) => JSON.stringify(allows)).values()];
  const placeOf = (rows: RuleRow[]) => given.members.findIndex(({ id }) => rows.some((row) => row.given.includes(id)));
  groups.sort((one, other) => placeOf(one) - placeOf(other));
  const [, ...allowed] = constantsIn(rule).map((name) => constantNamed(site, name).title);
  return (
    <Table
      class="rule"
      aria-label={rule.title}
      heads={[given.title, [...new Set(allowed)].join(", ") || "Record and its fields"]}
    >
      {groups.map((rows, index) => (
        <tr key={index}>
          <th scope="row">
            <IdSet constant={given} ids={rows.flatMap((row) => row.given)} />
            {rows.some(({ isOpen }) => isOpen) && <p>and ids that this contract does not know</p>}
          </th>
          <td>
            <AllowedBy site={site} allows={rows[0].allows} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function AllowedBy({ site, allows }: { site: Site; allows: Allowed }): VNode {
  if ("derived" in allows) return <>derived from the {allows.derived.from.join(" and the ")}</>;
  if ("constant" in allows) return <IdSet constant={constantNamed(site, allows.constant)} ids={allows.ids} />;
  return (
    <>
      <SchemaLink site={site} name={allows.record} />
      <RecordFields site={site} record={allows.record} />
    </>
  );
}

/** Some ids of a constant, in its order: each, or those that are left out. */
function IdSet({ constant: { name, title, members }, ids }: { constant: Constant; ids: readonly Id[] }): VNode {
  const isIn = members.filter(({ id }) => ids.includes(id));
  const isOut = members.filter(({ id }) => !ids.includes(id));
  if (isOut.length === 0) return <>every {title.toLowerCase()}</>;
  const isAllBut = isOut.length <= fewIds && isIn.length > 2 * fewIds;
  const shown = <Members constant={name} members={isAllBut ? isOut : isIn} wordsOf={wordsAbout} />;
  if (isAllBut) return <>all but {shown}</>;
  if (isIn.length <= manyIds) return shown;
  return (
    <details>
      <summary>{isIn.length} others</summary>
      <ScreenOnly>{shown}</ScreenOnly>
    </details>
  );
}

/** A short meaning; instead of a longer one, the name as words: `Last24Hours` as `Last 24 Hours`. */
function wordsAbout({ name, meaning = "" }: Member): string {
  return meaning.length > shortMeaning ? name.replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])/g, " ") : meaning;
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
