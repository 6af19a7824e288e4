import { Fragment, type VNode } from "preact";
import type { Schema } from "../../contract/document.ts";
import { variantsOf } from "../../contract/schema-words.ts";
import { componentsOf, type Field, fieldsOf, type Shape, shapeOf, shapeOfMerged } from "../../contract/shape.ts";
import { capitalised } from "../../shared/words.js";
import { constantNamed, type Site } from "../model/site.ts";
import { pageUrl } from "../urls.ts";
import { Members, SchemaLink } from "./links.tsx";
import { Added, Deprecated } from "./marks.tsx";
import { Table } from "./table.tsx";
import { Inline, Link } from "./text.tsx";

/** A list of ids that is longer than this is on the page of its constant only. */
const shortList = 12;

interface FieldsProps {
  site: Site;
  label: string;
  /** The start of the anchor of each field; without it, they have none. */
  anchor?: string;
}

interface SchemaFieldsProps extends FieldsProps {
  schema: Schema;
  /** The element of the heading of a variant. */
  heading: "h2" | "h3";
}

/** The fields of a schema; of one with several variants and no fields of its own, those of each variant. */
export function SchemaFields({ site, schema, heading: Heading, ...rest }: SchemaFieldsProps): VNode {
  const shape = shapeOf(site.document, schema);
  const variants = shape.schema.properties ? [] : variantsOf(site.document, shape.schema);
  if (variants.length === 0) return <ShapeFields site={site} shape={shape} {...rest} />;
  return (
    <>
      <Sentence parts={[`One of ${variants.length} variants`, ...shape.facts]} />
      {variants.map(({ label, part }) => (
        <div key={label}>
          <Heading>{part.component ? <SchemaLink site={site} name={part.component} /> : label}</Heading>
          <ShapeFields site={site} shape={shapeOfMerged(site.document, part)} label={`${rest.label}: ${label}`} />
        </div>
      ))}
    </>
  );
}

/** The ids of a constant, the fields of an object, or the type and limits of what has no fields. */
function ShapeFields({ site, shape, ...rest }: FieldsProps & { shape: Shape }): VNode {
  const { type, facts, schema, component } = shape;
  if (component && schema.enum) return <ShortMembers site={site} name={component} />;
  const fields = fieldsOf(site.document, shape);
  const isOpen = schema.additionalProperties === true;
  if (fields.length === 0 && isOpen) return <p>An object. Its fields are not documented.</p>;
  return (
    <>
      <Sentence parts={[...(fields.length === 0 || type !== "object" ? [capitalised(type)] : []), ...facts]} />
      {fields.length > 0 && <FieldTable site={site} fields={fields} {...rest} />}
      {isOpen && <p>Other fields are not documented, and may be there.</p>}
    </>
  );
}

function Sentence({ parts }: { parts: string[] }): VNode | null {
  if (parts.length === 0) return null;
  return (
    <p>
      <Inline text={`${parts.join(", ")}.`} />
    </p>
  );
}

/** A table of fields. */
export function FieldTable({ site, fields, label, anchor }: FieldsProps & { fields: Field[] }): VNode {
  return (
    <Table class="fields" aria-label={label} heads={["Field", "Type", "Meaning"]}>
      {fields.map((field) => (
        <tr key={field.path + field.variant} {...(anchor && { id: `${anchor}${field.path}` })}>
          <th scope="row">
            <code>{field.path}</code>
            {field.isRequired && <small> required</small>}
            <Deprecated {...field.shape.schema} />
            <Added by={field.shape.schema["x-added"]} />
          </th>
          <td>
            <Inline text={[field.shape.type, ...field.shape.facts].join(", ")} />
            {field.variant && <> (only {field.variant})</>}
          </td>
          <td>
            <FieldMeaning site={site} field={field} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
function FieldMeaning({ site, field: { shape } }: { site: Site; field: Field }): VNode {
  const { schemas } = site.document.components;
  const components = componentsOf(site.document, shape);
  const constant = components.find((name) => schemas[name]?.enum);
  const ofComponent = components.length === 1 ? schemas[components[0] ?? ""]?.description : undefined;
  const own = shape.schema.description ?? ofComponent;
  // Of a constant's own description, what stands before its ids.
  const description = constant && own === ofComponent ? constantNamed(site, constant).description : own;
  const shown = constant ?? shape.schema["x-open-constant"];
  return (
    <>
      {components.map((name) => (
        <Fragment key={name}>
          <SchemaLink site={site} name={name} />
          {". "}
        </Fragment>
      ))}
      {description && <Inline text={description} />}
      {shown && <ShortMembers site={site} name={shown} />}
    </>
  );
}

/** The ids of a constant with their meanings, if they are few. */
function ShortMembers({ site, name }: { site: Site; name: string }): VNode {
  const { members } = constantNamed(site, name);
  if (members.length > shortList) {
    return (
      <p>
        <Link to={pageUrl("constants", name)}>{members.length} ids with their names</Link>
      </p>
    );
  }
  return <Members constant={name} members={members} wordsOf={(member) => member.meaning ?? member.name} />;
}
