import type { VNode } from "preact";
import type { Member } from "../../contract/constants.ts";
import type { Id } from "../../contract/document.ts";
import type { Site } from "../model/site.ts";
import { operationsUsing, type Use } from "../model/usage.ts";
import { memberUrl, pageUrl, ruleUrl } from "../urls.ts";
import { Link } from "./text.tsx";

/** A link to a constant, a rule or a record, by its title. */
export function SchemaLink({ site, name }: { site: Site; name: string }): VNode {
  const schema = site.document.components.schemas[name];
  const rule = site.rules.find((one) => one.name === name);
  const url = rule ? ruleUrl(rule) : pageUrl(schema?.enum ? "constants" : "records", name);
  return <Link to={url}>{schema?.title ?? name}</Link>;
}

/** A link to an operation, by its method and path. */
export function OperationLink({ site, id }: { site: Site; id: string }): VNode {
  const { method, path } = site.operations.find((operation) => operation.id === id) ?? { method: "", path: id };
  return (
    <Link to={pageUrl("operations", id)}>
      <code>
        {method.toUpperCase()} {path}
      </code>
    </Link>
  );
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
    uses.filter((use) => use.kind === kind).map((use) => <SchemaLink key={use.name} site={site} name={use.name} />);
  const ids = operationsUsing(site.uses, name);
  const operations = site.operations.filter(({ id }) => ids.has(id));
  const groups: Array<[title: string, links: VNode[]]> = [
    ["Operations", operations.map(({ id }) => <OperationLink key={id} site={site} id={id} />)],
    ["Records", schemas("record")],
    ["Rules", schemas("rule")],
    ["Subsets", schemas("constant")],
  ];
  const used = groups.filter(([, links]) => links.length > 0);
  return (
    <>
      <h2 id="used-by">Used by</h2>
      {used.length === 0 && <p>No documented operation, record or rule uses it.</p>}
      <dl>
        {used.map(([title, links]) => (
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
