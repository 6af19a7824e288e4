import type { Rule } from "../../contract/rules.ts";
import type { Page } from "../components/layout.tsx";
import { SchemaLink } from "../components/links.tsx";
import { ListNav } from "../components/navs.tsx";
import { RuleTable } from "../components/rule-table.tsx";
import { Code, Link, Prose } from "../components/text.tsx";
import { UsedBy } from "../components/used-by.tsx";
import { constantLists } from "../model/lists.ts";
import type { Site } from "../model/site.ts";
import { constantsUrl, schemaUrl } from "../urls.ts";

export function rulePage(site: Site, rule: Rule): Page {
  const { name, title, description, given, rows } = rule;
  const allowed = [...new Set(rows.flatMap(({ allows }) => ("constant" in allows ? [allows.constant] : [])))];
  return {
    url: schemaUrl("rules", name),
    title,
    part: "Rules",
    summary: `${name}: ${description}`,
    nav: <ListNav url={constantsUrl} lists={constantLists(site)} current={schemaUrl("rules", name)} />,
    content: (
      <>
        <p class="above">
          <Link to={constantsUrl}>Constants</Link> / <Link to={`${constantsUrl}#rules`}>Rules</Link>
        </p>
        <h1>{title}</h1>
        <p class="about">
          <code>{name}</code> <span>a rule: </span>
          <SchemaLink site={site} name={given} />
          {allowed.map((constant) => [" determines ", <SchemaLink key={constant} site={site} name={constant} />])}
        </p>
        <Prose text={description} />
        <RuleTable site={site} rule={rule} />
        {rule.refused.length > 0 && (
          <p>Not allowed at all: {rule.refused.map((id) => [<code key={String(id)}>{String(id)}</code>, " "])}</p>
        )}
        <h2 id="in-code">In code</h2>
        <Code
          lang="typescript"
          code={`import { ${rule.function} } from "svc-monitoring-api/constants/rules";\n\n${rule.function}(${exampleOf(rule)});`}
        />
        <UsedBy site={site} name={name} />
      </>
    ),
  };
}

function exampleOf({ rows }: Rule): string {
  return JSON.stringify(rows[0]?.given[0] ?? "");
}
