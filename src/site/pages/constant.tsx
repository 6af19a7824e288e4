import type { VNode } from "preact";
import type { Constant } from "../../contract/constants.ts";
import { constantsIn } from "../../contract/rules.ts";
import { ConstantTable } from "../components/constant-table.tsx";
import type { Page } from "../components/layout.tsx";
import { SchemaLink } from "../components/links.tsx";
import { ListNav } from "../components/navs.tsx";
import { RuleTable } from "../components/rule-table.tsx";
import { Samples } from "../components/samples.tsx";
import { Link, Prose, ScreenOnly } from "../components/text.tsx";
import { UsedBy } from "../components/used-by.tsx";
import { constantLine } from "../constant-line.ts";
import { constantLists, kindOfConstant } from "../model/lists.ts";
import type { Site } from "../model/site.ts";
import { constantsUrl, schemaUrl } from "../urls.ts";

export function constantPage(site: Site, constant: Constant): Page {
  const { name, title, description, domain } = constant;
  return {
    url: schemaUrl("constants", name),
    title,
    part: "Constants",
    summary: `${description} ${name}: ${kindOfConstant(constant)}.`,
    nav: <ListNav url={constantsUrl} lists={constantLists(site)} current={schemaUrl("constants", name)} />,
    content: (
      <>
        <p class="above">
          <Link to={constantsUrl}>Constants</Link> /{" "}
          <Link to={`${constantsUrl}#domain-${domain}`}>{site.domains.find((one) => one.name === domain)?.title}</Link>
        </p>
        <h1>{title}</h1>
        <p class="about">
          <code>{name}</code> <span>{kindOfConstant(constant)}</span>
        </p>
        <Prose text={description} />
        {constant.subsetOf && (
          <p>
            A subset of <SchemaLink site={site} name={constant.subsetOf} />.
          </p>
        )}
        <ScreenOnly>
          <Samples name="In code" samples={[{ title, codes: constantLine(constant) }]} />
        </ScreenOnly>
        <p>
          All ids of all constants: <Link to="constants.json">constants.json</Link>.
        </p>
        <ConstantTable constant={constant} />
        <UsedBy site={site} name={name} />
        <Rules site={site} constant={constant} />
      </>
    ),
  };
}

/** The rules that relate the constant to others. */
function Rules({ site, constant: { name } }: { site: Site; constant: Constant }): VNode {
  const rules = site.rules.filter((rule) => constantsIn(rule).includes(name));
  return (
    <>
      {rules.map((rule) => (
        <div key={rule.name}>
          <h2 id={rule.name}>
            <SchemaLink site={site} name={rule.name} />
          </h2>
          <RuleTable site={site} rule={rule} />
        </div>
      ))}
    </>
  );
}
