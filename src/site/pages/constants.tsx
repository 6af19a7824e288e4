import type { ComponentChildren, VNode } from "preact";
import { byDomain } from "../../contract/domains.ts";
import { ConstantTable, kindOfConstant } from "../components/constant-table.tsx";
import type { Page } from "../components/layout.tsx";
import { RuleTable } from "../components/rule-table.tsx";
import { SchemaLink } from "../components/schema-link.tsx";
import { Inline, Link, ScreenOnly } from "../components/text.tsx";
import type { Site } from "../model/site.ts";
import { constantsUrl, guideUrl, memberId, schemaUrl } from "../urls.ts";

interface Entry {
  name: string;
  title: string;
  /** What the entry is, such as `integer, 8 ids`. */
  kind: string;
  description: string;
  url: string;
  isSubset: boolean;
  table: VNode;
}

interface Group {
  anchor: string;
  title: string;
  entries: Entry[];
}

/** The anchor of a member on this page: `MonitorStatus=10`, without white space. */
export function memberAnchor(constant: string, id: number | string): string {
  return `${constant}=${memberId(id).slice("id-".length)}`;
}

/** Every constant and rule on one page, to be filtered and printed. */
export function constantsPage(site: Site): Page {
  const groups = groupsOf(site);
  const ids = site.constants.reduce((sum, { members }) => sum + members.length, 0);
  const guide = site.guides.find(({ name }) => name === "Constants and their rules");
  return {
    url: constantsUrl,
    title: "Constants",
    part: "Constants",
    summary: `${site.constants.length} constants with ${ids} ids, and the rules between them.`,
    scripts: ["filter"],
    nav: <Index groups={groups} />,
    content: (
      <>
        <h1>Constants</h1>
        <p>
          {site.constants.length} tables with {ids.toLocaleString("en")} ids.{" "}
          {guide && <Link to={guideUrl(guide)}>How to use them</Link>}. Download: <Link to="constants.json">JSON</Link>,{" "}
          <Link to="constants.csv">CSV</Link>.
        </p>
        <ScreenOnly>
          <div id="filter" class="filter">
            <div>
              <label for="query">Filter the tables</label>
              <p id="found" role="status" />
            </div>
            <input
              id="query"
              type="search"
              placeholder="name, id or meaning"
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              enterkeyhint="search"
            />
          </div>
        </ScreenOnly>
        {groups.map(({ anchor, title, entries }) => (
          <section class="group" id={anchor} key={anchor} aria-labelledby={`${anchor}-title`}>
            <h2 id={`${anchor}-title`}>{title}</h2>
            {entries.map((entry) => (
              <EntrySection key={entry.name} entry={entry} />
            ))}
          </section>
        ))}
      </>
    ),
  };
}

function groupsOf(site: Site): Group[] {
  const { constants, rules, otherValues } = site;
  return [
    ...byDomain(constants).map(({ domain, title, items }) => ({
      anchor: `domain-${domain}`,
      title,
      entries: items.map((constant) => ({
        ...constant,
        kind: kindOfConstant(constant),
        url: schemaUrl("constants", constant.name),
        isSubset: constant.subsetOf !== undefined,
        table: <ConstantTable constant={constant} anchorOf={(id) => memberAnchor(constant.name, id)} />,
      })),
    })),
    {
      anchor: "rules",
      title: "Rules between constants",
      entries: rules.map((rule) => ({
        ...rule,
        kind: "rule",
        url: schemaUrl("rules", rule.name),
        isSubset: false,
        table: <RuleTable site={site} rule={rule} />,
      })),
    },
    {
      anchor: "other-values",
      title: "Values outside the tables",
      entries: otherValues.map((values) => ({
        ...values,
        kind: "values",
        url: schemaUrl("records", values.name),
        isSubset: false,
        table: (
          <ul>
            <li>
              <SchemaLink site={site} name={values.constant} />
            </li>
            {values.others.map((other) => (
              <li key={other}>{other}</li>
            ))}
          </ul>
        ),
      })),
    },
  ];
}

function EntrySection({ entry }: { entry: Entry }): VNode {
  const { name, title, kind, description, url, isSubset, table } = entry;
  return (
    <section class="entry" id={name} aria-labelledby={`${name}-title`} {...(isSubset && { "data-subset": "" })}>
      <h3 id={`${name}-title`}>
        <Link to={url}>{title}</Link>
      </h3>
      <p class="about">
        <code>{name}</code> <span>{kind}</span>
      </p>
      <p>
        <Inline text={description} />
      </p>
      {table}
    </section>
  );
}

function Index({ groups }: { groups: Group[] }): ComponentChildren {
  return groups.map(({ anchor, title, entries }) => (
    <div key={anchor} data-group={anchor}>
      <p>
        <a href={`#${anchor}`}>{title}</a>
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.name} data-entry={entry.name}>
            <a href={`#${entry.name}`}>{entry.title}</a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
