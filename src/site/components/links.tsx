import type { VNode } from "preact";
import type { Member } from "../../contract/constants.ts";
import type { Id } from "../../contract/document.ts";
import type { Site } from "../model/site.ts";
import { operationsUsing, type Use } from "../model/usage.ts";
import { memberUrl, pageUrl, ruleUrl } from "../urls.ts";
import { Link } from "./text.tsx";

/** A link to a constant, a rule or a record, by its title; its title alone if it has no page. */
export function SchemaLink({ site, name }: { site: Site; name: string }): VNode {
  const schema = site.document.components.schemas[name];
  const title = schema?.title ?? name;
  const rule = site.rules.find((one) => one.name === name);
  if (rule) return <Link to={ruleUrl(rule)}>{title}</Link>;
  const kind = schema?.enum ? "constants" : "records";
  if (kind === "records" && !site.records.some((record) => record.name === name)) return <code>{title}</code>;
  return <Link to={pageUrl(kind, name)}>{title}</Link>;
}

/** A link to an operation by its id. */
export function OperationLink({ site, id }: { site: Site; id: string }): VNode {
  return <>{operationLinks(site, new Set([id]))}</>;
}

/** Links to the operations with these ids, in the contract's order. */
function operationLinks({ operations }: Site, ids: ReadonlySet<string>): VNode[] {
  return operations
    .filter(({ id }) => ids.has(id))
    .map(({ id, method, path }) => (
      <Link key={id} to={pageUrl("operations", id)}>
        <code>
          {method.toUpperCase()} {path}
        </code>
      </Link>
    ));
}

/** The text of an id, also of an empty one. */
export function IdCode({ id }: { id: Id }): VNode {
  return id === "" ? <em>empty</em> : <code>{String(id)}</code>;
}

interface MembersProps {
  /** The name of the constant. */
  constant: string;
  members: readonly Member[];
  /** What an id is, in words; empty if nothing is known. */
  wordsOf: (member: Member) => string;
  /** How many ids there are besides. */
  more?: number;
}

/** Some ids of a constant, each with a link to its row. */
export function Members({ constant, members, wordsOf, more = 0 }: MembersProps): VNode {
  return (
    <ul class="members">
      {members.map((member) => (
        <li key={String(member.id)}>
          <Link to={memberUrl(constant, member.id)}>
            <IdCode id={member.id} />
          </Link>{" "}
          {wordsOf(member)}
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to={pageUrl("constants", constant)}>{more} more</Link>
        </li>
      )}
    </ul>
  );
}

/** What uses a schema: operations, also by the records in their bodies, then records, rules and subsets. */
export function UsedBy({ site, name }: { site: Site; name: string }): VNode {
  const uses = site.uses.get(name) ?? [];
  const schemas = (kind: Use["kind"]) =>
    uses.filter((use) => use.kind === kind).map((use) => <SchemaLink site={site} name={use.name} />);
  const groups: Array<[title: string, links: VNode[]]> = [
    ["Operations", operationLinks(site, operationsUsing(site.uses, name))],
    ["Records", schemas("record")],
    ["Rules", schemas("rule")],
    ["Subsets", schemas("constant")],
  ];
  return (
    <>
      <h2 id="used-by">Used by</h2>
      {groups.every(([, links]) => links.length === 0) && <p>No documented operation, record or rule uses it.</p>}
      <dl>
        {groups
          .filter(([, links]) => links.length > 0)
          .map(([title, links]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <ul>
                  {links.map((link, index) => (
                    <li key={index}>{link}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}
