import type { VNode } from "preact";
import type { Schema } from "../../contract/document.ts";
import { variantsOf } from "../../contract/schema-words.ts";
import { fieldTree, type Shape, shapeOf, shapeOfMerged } from "../../contract/shape.ts";
import { capitalised } from "../../shared/words.js";
import { FieldLists, type FieldsProps, ShortMembers } from "./fields.tsx";
import { SchemaLink } from "./links.tsx";
import { Inline } from "./text.tsx";

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
  const tree = fieldTree(site.document, shape);
  const hasFields = tree.fields.length + tree.variants.length > 0;
  const isOpen = schema.additionalProperties === true;
  if (!hasFields && isOpen) return <p>An object. Its fields are not documented.</p>;
  return (
    <>
      <Sentence parts={[...(!hasFields || type !== "object" ? [type] : []), ...facts]} />
      {hasFields && <FieldLists site={site} {...tree} {...rest} />}
      {isOpen && <p>Other fields are not documented, and may be there.</p>}
    </>
  );
}

function Sentence({ parts }: { parts: string[] }): VNode | null {
  if (parts.length === 0) return null;
  return (
    <p>
      <Inline text={`${capitalised(parts.join("; "))}.`} />
    </p>
  );
}
