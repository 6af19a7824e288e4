import type { ComponentChildren, VNode } from "preact";
import type { Constant } from "../../contract/constants.ts";
import type { Rule } from "../../contract/rules.ts";
import { shapeOf } from "../../contract/shape.ts";
import { ConstantTable } from "../components/constant-table.tsx";
import type { Page } from "../components/layout.tsx";
import { SchemaLink, UsedBy } from "../components/links.tsx";
import { Deprecated } from "../components/marks.tsx";
import { RuleTable } from "../components/rule-table.tsx";
import { SchemaFields } from "../components/schema-fields.tsx";
import { Code, Inline, Link, Prose, ScreenOnly } from "../components/text.tsx";
import { firstParagraph } from "../markdown.ts";
import { constantLists, kindOfConstant, recordLists } from "../model/lists.ts";
import type { Site } from "../model/site.ts";
import { constantsUrl, pageUrl, recordsUrl } from "../urls.ts";

export function constantPage(site: Site, constant: Constant): Page {
  const { name, title, description, domain } = constant;
  return {
    ...{ url: pageUrl("constants", name), title, part: "Constants" },
    summary: `${firstParagraph(description)} ${name}: ${kindOfConstant(constant)}.`,
    nav: { url: constantsUrl, lists: constantLists(site) },
    content: (
      <>
        <p class="above">
          <Link to={constantsUrl}>Constants</Link> /{" "}
          <Link to={`${constantsUrl}#domain-${domain}`}>{site.domains.find((one) => one.name === domain)?.title}</Link>
        </p>
        <Start title={title} name={name} description={description}>
          <span>{kindOfConstant(constant)}</span>
        </Start>
        {constant.subsetOf && (
          <p>
            A subset of <SchemaLink site={site} name={constant.subsetOf} />.
          </p>
        )}
        <ConstantTable constant={constant} />
        {site.rules
          .filter((rule) => rule.given === name)
          .map((rule) => (
            <RuleSection key={rule.name} site={site} rule={rule} />
          ))}
        <UsedBy site={site} name={name} />
        <ScreenOnly>
          <h2 id="in-code">In code</h2>
          <Code lang="typescript" code={lineOf(constant)} />
        </ScreenOnly>
        <p>
          All ids of all constants: <Link to="constants.json">constants.json</Link>.
        </p>
      </>
    ),
  };
}

/** The import of a constant, with one of its members. */
function lineOf({ name, members: [first] }: Constant): string {
  const member = first && ` // ${name}.${first.name} is ${JSON.stringify(first.id)}`;
  return `import { ${name} } from "svc-monitoring-api/constants";${member ?? ""}`;
}

/** A rule, on the page of the constant that it is about. */
function RuleSection({ site, rule }: { site: Site; rule: Rule }): VNode {
  const { name, title, description, rows } = rule;
  const example = JSON.stringify(rows[0]?.given[0] ?? "");
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <Prose text={description} />
      <RuleTable site={site} rule={rule} />
      <Code
        lang="typescript"
        code={`import { ${rule.function} } from "svc-monitoring-api/constants/rules";\n\n${rule.function}(${example});`}
      />
    </section>
  );
}

export function recordPage(site: Site, { name, title, schema }: Site["records"][number]): Page {
  const { description = "", examples = [], oneOf, anyOf } = schema;
  return {
    ...{
      url: pageUrl("records", name),
      title,
      part: "Records",
      summary: `${name}: ${firstParagraph(description) || title}`,
    },
    nav: { url: recordsUrl, lists: recordLists(site) },
    content: (
      <>
        <p class="above">
          <Link to={recordsUrl}>Records</Link>
        </p>
        <Start title={title} name={name} description={description}>
          {!oneOf && !anyOf && <Inline text={shapeOf(site.document, schema).type} />}
          <Deprecated {...schema} />
        </Start>
        <SchemaFields site={site} schema={schema} label={`Fields of ${title}`} anchor="field-" />
        {examples.length > 0 && <Code lang="json" code={examples.map((one) => JSON.stringify(one)).join("\n")} />}
        <UsedBy site={site} name={name} />
      </>
    ),
  };
}

interface StartProps {
  title: string;
  name: string;
  description: string;
  /** What it is, beside its name. */
  children: ComponentChildren;
}

function Start({ title, name, description, children }: StartProps): VNode {
  return (
    <>
      <h1>{title}</h1>
      <p class="about">
        <code>{name}</code> {children}
      </p>
      <Prose text={description} />
    </>
  );
}
