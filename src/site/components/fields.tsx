import type { VNode } from "preact";
import type { Schema } from "../../contract/document.ts";
import { type Field, fieldsOf } from "../model/fields.ts";
import { constantNamed, type Site } from "../model/site.ts";
import { memberUrl, schemaUrl } from "../urls.ts";
import { Added } from "./added.tsx";
import { SchemaLink } from "./schema-link.tsx";
import { Table } from "./table.tsx";
import { Inline, Link } from "./text.tsx";

/** A list of ids that is longer than this is on the page of its constant only. */
const shortList = 12;

interface FieldTableProps {
  site: Site;
  schema: Schema;
  label: string;
  /** The start of the anchor of each field; without it, they have none. */
  anchor?: string;
}

/** A table of the fields of a schema. */
export function FieldTable({ site, schema, label, anchor }: FieldTableProps): VNode {
  const fields = fieldsOf(site.document, schema);
  const isOpen = schema.additionalProperties === true;
  if (fields.length === 0) return <p>{isOpen ? "An object. Its fields are not documented." : "No fields."}</p>;
  return (
    <>
      <Table class="fields" aria-label={label} heads={["Field", "Type", "Meaning"]}>
        {fields.map((field) => (
          <tr key={field.path} {...(anchor && { id: `${anchor}${field.path}` })}>
            <th scope="row">
              <code>{field.path}</code>
              {field.isRequired && <small> required</small>}
              <Added by={field.added} />
            </th>
            <td>
              {field.type}
              {constraintOf(field.schema)}
            </td>
            <td>
              <FieldMeaning site={site} field={field} />
            </td>
          </tr>
        ))}
      </Table>
      {isOpen && <p>Other fields are not documented, and may be there.</p>}
    </>
  );
}

function constraintOf({ const: constant, pattern, format, default: fallback }: Schema): string {
  const parts = [
    ...(constant === undefined ? [] : [`always ${JSON.stringify(constant)}`]),
    ...(format ? [format] : []),
    ...(pattern ? ["with a pattern"] : []),
    ...(fallback === undefined ? [] : [`default ${JSON.stringify(fallback)}`]),
  ];
  return parts.length > 0 ? `, ${parts.join(", ")}` : "";
}

function FieldMeaning({ site, field: { component, schema } }: { site: Site; field: Field }): VNode {
  const open = schema["x-open-constant"];
  const constant = schema.enum && component ? component : open;
  const description = schema.enum && component ? constantNamed(site, component).description : schema.description;
  return (
    <>
      {component && (
        <>
          <SchemaLink site={site} name={component} />
          {". "}
        </>
      )}
      {description && <Inline text={description} />}
      {constant && <Members site={site} name={constant} />}
    </>
  );
}

/** The ids of a constant with their meanings, if they are few. */
export function Members({ site, name }: { site: Site; name: string }): VNode {
  const { members } = constantNamed(site, name);
  if (members.length > shortList) {
    return (
      <p>
        <Link to={schemaUrl("constants", name)}>{members.length} ids with their names</Link>
      </p>
    );
  }
  return (
    <ul class="members">
      {members.map(({ id, name: member, meaning }) => (
        <li key={String(id)}>
          <Link to={memberUrl(name, id)}>
            <code>{String(id)}</code>
          </Link>{" "}
          {meaning ?? member}
        </li>
      ))}
    </ul>
  );
}
