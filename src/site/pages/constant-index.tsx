import type { ComponentChildren, VNode } from "preact";
import { ConstantTable, kindOfConstant } from "../components/constant-table.tsx";
import type { Page } from "../components/layout.tsx";
import { RuleTable } from "../components/rule-table.tsx";
import { SchemaLink } from "../components/schema-link.tsx";
import { Inline, Link, ScreenOnly } from "../components/text.tsx";
import type { Site } from "../model/site.ts";
import { constantsUrl, guideUrl, memberId, schemaUrl } from "../urls.ts";

interface IndexEntry {
  name: string;
  title: string;
  /** What the entry is, such as `integer, 8 ids`. */
  kind: string;
  description: string;
  url: string;
  table: VNode;
}

interface Group {
  anchor: string;
  title: string;
  entries: IndexEntry[];
}

/** The anchor of a member on this page: `MonitorStatus=10`, without white space. */
export function memberAnchor(constant: string, id: number | string): string {
  return `${constant}=${memberId(id).slice("id-".length)}`;
}

/** Every constant and rule on one page, to be printed, and searched with the browser. */
export function constantIndexPage(site: Site): Page {
  const groups = groupsOf(site);
  const ids = site.constants.reduce((sum, { members }) => sum + members.length, 0);
  const guide = site.guides.find(({ name }) => name === "Constants and their rules");
  return {
    url: constantsUrl,
    title: "Constants",
    part: "Constants",
    summary: `${site.constants.length} constants with ${ids} ids, and the rules between them.`,
    nav: <Index groups={groups} />,
    content: (
      <>
        <h1>Constants</h1>
        <p>
          {site.constants.length} tables with {ids.toLocaleString("en")} ids, in groups of this contract's own.{" "}
          {guide && <Link to={guideUrl(guide)}>How to use them</Link>}. Download: <Link to="constants.json">JSON</Link>,{" "}
          <Link to="constants.csv">CSV</Link>.
        </p>
        <ScreenOnly>
          <div class="filter">
            <input
              type="search"
              id="filter"
              aria-label="Filter the constants"
              placeholder="Filter by name, id or meaning"
            />
            <output for="filter" />
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
  const { rules, otherValues } = site;
  return [
    ...site.domains.map(({ name, title, constants }) => ({
      anchor: `domain-${name}`,
      title,
      entries: constants.map((constant) => ({
        ...constant,
        kind: kindOfConstant(constant),
        url: schemaUrl("constants", constant.name),
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

function EntrySection({ entry }: { entry: IndexEntry }): VNode {
  const { name, title, kind, description, url, table } = entry;
  return (
    <section class="entry" id={name} aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`}>
        <Link to={url}>{title}</Link>
      </h3>
      <p class="about">
        <code>{name}</code>
      </p>
      <p>
        <Inline text={description} />
      </p>
      <details>
        <summary>{kind}</summary>
        {table}
      </details>
    </section>
  );
}

function Index({ groups }: { groups: Group[] }): ComponentChildren {
  return groups.map(({ anchor, title, entries }) => (
    <div key={anchor}>
      <p>
        <a href={`#${anchor}`}>{title}</a>
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.name}>
            <a href={`#${entry.name}`}>{entry.title}</a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
