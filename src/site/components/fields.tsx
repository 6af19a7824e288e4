import { Fragment, type VNode } from "preact";
import { wordsOfMember } from "../../contract/constants.ts";
import { componentsOf, type Field, type Fields, listOf } from "../../contract/shape.ts";
import { firstParagraph } from "../markdown.ts";
import { constantNamed, type Site } from "../model/site.ts";
import { pageUrl } from "../urls.ts";
import { Members, SchemaLink } from "./links.tsx";
import { Deprecated } from "./marks.tsx";
import { Table } from "./table.tsx";
import { Inline, Link, ScreenOnly, TwinOnly } from "./text.tsx";

/** A list of ids that is longer than this is on the page of its constant only. */
const shortList = 12;

export interface FieldsProps {
  site: Site;
  /** Of the list, for screen readers. */
  label?: string | undefined;
  /** The start of the anchor of each field; without it, they have none. */
  anchor?: string | undefined;
}

/** Fields with those in them: nested lists, and a table in the Markdown version. */
export function FieldLists({ site, label, anchor, ...tree }: FieldsProps & Fields): VNode {
  return (
    <>
      <ScreenOnly>
        <FieldList site={site} label={label} anchor={anchor} {...tree} />
      </ScreenOnly>
      <TwinOnly>
        <Table heads={["Field", "Type", "Meaning"]}>
          {listOf(tree).map((field) => (
            <tr key={field.path + field.variant}>
              <th>
                <FieldName field={field} name={field.path} />
              </th>
              <td>
                <FieldType field={field} />
                {field.variant && <> (only {field.variant})</>}
              </td>
              <td>
                <FieldMeaning site={site} field={field} />
              </td>
            </tr>
          ))}
        </Table>
      </TwinOnly>
    </>
  );
}

function FieldList({ site, label, anchor, fields, variants }: FieldsProps & Fields): VNode {
  return (
    <>
      {fields.length > 0 && (
        <ul class="fields" aria-label={label}>
          {fields.map((field) => (
            <li key={field.path} {...(anchor && { id: `${anchor}${field.path}` })}>
              <p class="named">
                <FieldName field={field} name={field.name} />
                <span class="type">
                  <FieldType field={field} />
                </span>
              </p>
              <div>
                <FieldMeaning site={site} field={field} />
              </div>
              <FieldList site={site} anchor={anchor} {...field.inner} />
            </li>
          ))}
        </ul>
      )}
      {variants.map(({ label, component, chosenBy, inner }) => (
        <section key={label} class="variant">
          <p class="named">
            <strong>{component ? <SchemaLink site={site} name={component} /> : label}</strong>{" "}
            {chosenBy && <code>{chosenBy}</code>}
          </p>
          <FieldList site={site} {...inner} />
        </section>
      ))}
    </>
  );
}

function FieldName({ field: { shape, isRequired }, name }: { field: Field; name: string }): VNode {
  return (
    <>
      <code>{name}</code>
      {isRequired && <small class="required"> required</small>}
      <Deprecated {...shape.schema} />
    </>
  );
}

function FieldType({ field: { shape } }: { field: Field }): VNode {
  return <Inline text={[shape.type, ...shape.facts].join(", ")} />;
}

function FieldMeaning({ site, field: { shape } }: { site: Site; field: Field }): VNode {
  const { schemas } = site.document.components;
  const components = componentsOf(site.document, shape);
  const constant = components.find((name) => schemas[name]?.enum);
  const ofComponent = components.length === 1 ? schemas[components[0] ?? ""]?.description : undefined;
  const own = shape.schema.description ?? ofComponent;
  // Of a constant's own description, what stands before its ids.
  const description = constant && own === ofComponent ? firstParagraph(constantNamed(site, constant).description) : own;
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
export function ShortMembers({ site, name }: { site: Site; name: string }): VNode {
  const { members } = constantNamed(site, name);
  if (members.length > shortList) {
    return (
      <p>
        <Link to={pageUrl("constants", name)}>{members.length} ids with their names</Link>
      </p>
    );
  }
  return <Members constant={name} members={members} wordsOf={wordsOfMember} />;
}
