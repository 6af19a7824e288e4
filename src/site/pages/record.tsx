import { shapeOf } from "../../contract/shape.ts";
import { SchemaFields } from "../components/fields.tsx";
import type { Page } from "../components/layout.tsx";
import { Added, Deprecated } from "../components/marks.tsx";
import { ListNav } from "../components/navs.tsx";
import { Code, Inline, Link, Prose } from "../components/text.tsx";
import { UsedBy } from "../components/used-by.tsx";
import { recordLists } from "../model/lists.ts";
import type { RecordSchema, Site } from "../model/site.ts";
import { recordsUrl, schemaUrl } from "../urls.ts";

export function recordPage(site: Site, { name, title, schema }: RecordSchema): Page {
  const { type } = shapeOf(site.document, schema);
  const { examples = [] } = schema;
  return {
    url: schemaUrl("records", name),
    title,
    part: "Records",
    summary: `${name}: ${schema.description ?? title}`,
    nav: <ListNav url={recordsUrl} lists={recordLists(site)} current={schemaUrl("records", name)} />,
    content: (
      <>
        <p class="above">
          <Link to={recordsUrl}>Records</Link>
        </p>
        <h1>{title}</h1>
        <p class="about">
          <code>{name}</code> {!schema.oneOf && !schema.anyOf && <Inline text={type} />}
          <Deprecated {...schema} />
          <Added by={schema["x-added"]} />
        </p>
        <Prose text={schema.description ?? ""} />
        <SchemaFields site={site} schema={schema} label={`Fields of ${title}`} anchor="field-" heading="h2" />
        {examples.length > 0 && <Code lang="json" code={examples.map((one) => JSON.stringify(one)).join("\n")} />}
        <UsedBy site={site} name={name} />
      </>
    ),
  };
}
