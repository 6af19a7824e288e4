import type { VNode } from "preact";
import { refName } from "../../contract/document.ts";
import { Added } from "../components/added.tsx";
import { FieldTable, Members } from "../components/fields.tsx";
import type { Page } from "../components/layout.tsx";
import { RecordsNav } from "../components/navs.tsx";
import { SchemaLink } from "../components/schema-link.tsx";
import { Code, Link, Prose } from "../components/text.tsx";
import { UsedBy } from "../components/used-by.tsx";
import type { RecordSchema, Site } from "../model/site.ts";
import { recordsUrl, schemaUrl } from "../urls.ts";

export function recordPage(site: Site, { name, title, schema }: RecordSchema): Page {
  const type = schema.type ?? (schema.oneOf || schema.anyOf ? "one of several" : "any");
  const examples = (schema as { examples?: unknown[] }).examples ?? [];
  return {
    url: schemaUrl("records", name),
    title,
    part: "Operations",
    summary: `${name}: ${schema.description ?? title}`,
    nav: <RecordsNav site={site} current={name} />,
    content: (
      <>
        <p class="above">
          <Link to={recordsUrl}>Records</Link>
        </p>
        <h1>{title}</h1>
        <p class="about">
          <code>{name}</code> <span>{type}</span>
          <Added by={schema["x-added"]} />
        </p>
        <Prose text={schema.description ?? ""} />
        {schema.type === "object" && (
          <FieldTable site={site} schema={schema} label={`Fields of ${title}`} anchor="field-" />
        )}
        {schema.const !== undefined && (
          <p>
            Always <code>{JSON.stringify(schema.const)}</code>.
          </p>
        )}
        {schema.pattern && (
          <>
            <p>The value matches this pattern:</p>
            <Code lang="text" code={schema.pattern} />
          </>
        )}
        {examples.length > 0 && <Code lang="json" code={examples.map((one) => JSON.stringify(one)).join("\n")} />}
        <Shapes site={site} schema={schema} />
        <UsedBy site={site} name={name} />
      </>
    ),
  };
}

/** The shapes of a record that has several. */
function Shapes({ site, schema }: { site: Site; schema: RecordSchema["schema"] }): VNode | null {
  const shapes = [
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...((schema as { allOf?: typeof schema.oneOf }).allOf ?? []),
  ];
  if (shapes.length === 0) return null;
  return (
    <>
      {shapes.map(({ $ref, title, pattern }, index) => {
        const name = $ref ? refName($ref) : undefined;
        const target = name ? site.document.components.schemas[name] : undefined;
        return (
          <div key={name ?? title ?? index}>
            <h2>{name ? <SchemaLink site={site} name={name} /> : (title ?? "Shape")}</h2>
            {name && target?.enum && <Members site={site} name={name} />}
            {name && target?.type === "object" && (
              <FieldTable site={site} schema={target} label={`Fields of ${target.title ?? name}`} />
            )}
            {pattern && <Code lang="text" code={pattern} />}
          </div>
        );
      })}
    </>
  );
}
