import type { ComponentChildren, VNode } from "preact";
import { kindOfConstant } from "../components/constant-table.tsx";
import { Filter } from "../components/filter.tsx";
import type { Page } from "../components/layout.tsx";
import { Inline, Link } from "../components/text.tsx";
import { constantNamed, type Site } from "../model/site.ts";
import { constantsUrl, guideUrl, schemaUrl } from "../urls.ts";

interface IndexEntry {
  name: string;
  title: string;
  /** What the entry is, such as `integer, 8 ids`. */
  kind: string;
  description: string;
  url: string;
}

interface Group {
  anchor: string;
  title: string;
  entries: IndexEntry[];
}

/** The constants and the rules between them, each with what it is for. */
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
        <Filter label="Filter by name or description" />
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
      })),
    })),
    {
      anchor: "rules",
      title: "Rules between constants",
      entries: rules.map((rule) => ({
        ...rule,
        kind: "rule",
        url: schemaUrl("rules", rule.name),
      })),
    },
    {
      anchor: "other-values",
      title: "Values outside the tables",
      entries: otherValues.map((values) => ({
        ...values,
        kind: [
          "the ids of ",
          constantNamed(site, values.constant).title,
          ...values.others.map((other) => `; ${other}`),
        ].join(""),
        url: schemaUrl("records", values.name),
      })),
    },
  ];
}

function EntrySection({ entry }: { entry: IndexEntry }): VNode {
  const { name, title, kind, description, url } = entry;
  return (
    <section class="entry" id={name} data-entry="" aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`}>
        <Link to={url}>{title}</Link>
      </h3>
      <p class="about">
        <code>{name}</code> <span>{kind}</span>
      </p>
      <p>
        <Inline text={description} />
      </p>
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
