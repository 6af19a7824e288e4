import type { VNode } from "preact";
import type { Constant } from "../../contract/constants.ts";
import { constantsIn } from "../../contract/rules.ts";
import { ConstantTable, kindOfConstant } from "../components/constant-table.tsx";
import type { Page } from "../components/layout.tsx";
import { ConstantsNav } from "../components/navs.tsx";
import { RuleTable } from "../components/rule-table.tsx";
import { Samples } from "../components/samples.tsx";
import { SchemaLink } from "../components/schema-link.tsx";
import { Link, Prose, ScreenOnly } from "../components/text.tsx";
import { UsedBy } from "../components/used-by.tsx";
import { declarationsOf } from "../declarations.ts";
import type { Site } from "../model/site.ts";
import { constantsUrl, memberId, schemaUrl } from "../urls.ts";

/** A table with more ids than this takes the whole width: the rules it is part of are linked only. */
const manyIds = 40;

export function constantPage(site: Site, constant: Constant): Page {
  const { name, title, description, domain } = constant;
  return {
    url: schemaUrl("constants", name),
    title,
    part: "Constants",
    summary: `${description} ${name}: ${kindOfConstant(constant)}.`,
    nav: <ConstantsNav site={site} domain={domain} current={name} />,
    content: (
      <div class="columns-2">
        <div class="summary">
          <p class="above">
            <Link to={constantsUrl}>Constants</Link> /{" "}
            <Link to={`${constantsUrl}#domain-${domain}`}>
              {site.domains.find((one) => one.name === domain)?.title}
            </Link>
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
        </div>
        <div class="rest">
          <ConstantTable constant={constant} anchorOf={memberId} />
          <UsedBy site={site} name={name} />
          <Rules site={site} constant={constant} />
        </div>
        <div class="aside">
          <ScreenOnly>
            <Samples name="In code" samples={[{ title, codes: declarationsOf(constant) }]} />
          </ScreenOnly>
        </div>
      </div>
    ),
  };
}

/** The rules in which the ids of the constant are the rows of a table. */
function Rules({ site, constant: { name, members } }: { site: Site; constant: Constant }): VNode | null {
  const rules = site.rules.filter((rule) => rule.given === name && constantsIn(rule).includes(name));
  if (rules.length === 0 || members.length > manyIds) return null;
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
