import type { VNode } from "preact";
import type { Schema } from "../../contract/document.ts";
import { fieldTree, shapeOf } from "../../contract/shape.ts";
import { capitalised } from "../../shared/words.ts";
import { FieldLists, type FieldsProps, ShortMembers } from "./fields.tsx";
import { Inline } from "./text.tsx";

/** The ids of a constant, the fields of an object and of its variants, or the type and limits of what has no fields. */
export function SchemaFields({ site, schema: given, ...rest }: FieldsProps & { schema: Schema }): VNode {
  const shape = shapeOf(site.document, given);
  const { type, facts, schema, component } = shape;
  if (component && schema.enum) return <ShortMembers site={site} name={component} />;
  const tree = fieldTree(site.document, shape);
  const hasFields = tree.fields.length + tree.variants.length > 0;
  const isOpen = schema.additionalProperties === true;
  if (!hasFields && isOpen) return <p>An object. Its fields are not documented.</p>;
  const parts = [...(!hasFields || type !== "object" ? [type] : []), ...facts];
  return (
    <>
      {parts.length > 0 && (
        <p>
          <Inline text={`${capitalised(parts.join("; "))}.`} />
        </p>
      )}
      {hasFields && <FieldLists site={site} {...tree} {...rest} />}
      {isOpen && <p>Other fields are not documented, and may be there.</p>}
    </>
  );
}
