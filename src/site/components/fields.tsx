import type { VNode } from "preact";
import { type Document, refName, type Schema } from "../../contract/document.ts";
import { constantNamed, type Site } from "../model/site.ts";
import { memberUrl, schemaUrl } from "../urls.ts";
import { SchemaLink } from "./schema-link.tsx";
import { Table } from "./table.tsx";
import { Inline, Link } from "./text.tsx";

/** A field of a record, or of a record within it. */
export interface Field {
  /** With the fields around it: `data[].monitor_id`. */
  path: string;
  type: string;
  isRequired: boolean;
  schema: Schema;
  /** The component that the field refers to. */
  component: string | undefined;
}

/** A list of ids that is longer than this is on the page of its constant only. */
const shortList = 12;

/** The fields of a schema, and those of the records in them. */
export function fieldsOf(document: Document, schema: Schema, within = ""): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const items = (property as { items?: Schema }).items;
    const path = `${within}${name}${items ? "[]" : ""}`;
    const { $ref } = items ?? property;
    const component = $ref ? refName($ref) : undefined;
    const target = component ? document.components.schemas[component] : property;
    const isRequired = (schema as { required?: string[] }).required?.includes(name) ?? false;
    const field = {
      path,
      type: typeOf(target, items !== undefined),
      isRequired,
      schema: target ?? property,
      component,
    };
    return [field, ...(target?.properties ? fieldsOf(document, target, `${path}.`) : [])];
  });
}

function typeOf(schema: Schema | undefined, isList: boolean): string {
  const type = schema?.type ?? (schema?.anyOf || schema?.oneOf ? "one of several" : "any");
  return isList ? `array of ${type}` : type;
}

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
  return (
    <>
      {component && (
        <>
          <SchemaLink site={site} name={component} />
          {". "}
        </>
      )}
      {schema.description && <Inline text={schema.description} />}
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
