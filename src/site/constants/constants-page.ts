import type { Document } from "../../contract/document.ts";
import { byDomain } from "../../contract/domains.ts";
import { constantsIn } from "../../contract/rules.ts";
import { link } from "../html.ts";
import { guideHref } from "../reference-links.ts";
import type { ConstantsData } from "./data.ts";
import type { Lookup } from "./entry.ts";
import { otherValuesHtml, ruleHtml } from "./rule-tables.ts";
import { constantHtml } from "./tables.ts";

interface Group {
  anchor: string;
  title: string;
  entries: Array<{ name: string; title: string; html: string }>;
}

/** Renders the index of the constants: the search, every table by domain, and the rules between them. */
export function constantsPage(document: Document, data: ConstantsData): string {
  const { constants, rules, otherValues } = data;
  const lookup = lookupOf(data);
  const rulesWith = (name: string) => [
    ...rules.filter((rule) => constantsIn(rule).includes(name)),
    ...otherValues.filter(({ constant }) => constant === name),
  ];
  const groups: Group[] = [
    ...byDomain(constants).map(({ domain, title, items }) => ({
      anchor: `domain-${domain}`,
      title,
      entries: items.map((constant) => ({
        name: constant.name,
        title: constant.title,
        html: constantHtml(constant, rulesWith(constant.name), lookup),
      })),
    })),
    {
      anchor: "rules",
      title: "Rules between constants",
      entries: rules.map((rule) => ({ ...rule, html: ruleHtml(rule, document, lookup) })),
    },
    {
      anchor: "other-values",
      title: "Values outside the tables",
      entries: otherValues.map((values) => ({ ...values, html: otherValuesHtml(values, lookup) })),
    },
  ];
  const ids = constants.reduce((sum, { members }) => sum + members.length, 0);
  return `<div class="layout">
${indexHtml(groups)}
<main id="content">
<h1>Constants</h1>
<p>${constants.length} tables with ${ids.toLocaleString("en")} ids. ${link(guideHref("Constants and their rules"), "How to use them")}</p>
<div id="search" class="search" role="search" hidden>
<div><label for="query">Search <kbd>/</kbd></label><p id="found" role="status"></p></div>
<input id="query" type="search" placeholder="name, id or meaning" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="search">
</div>
<div id="downloads" class="buttons" hidden>
<button type="button" data-format="json">Download JSON</button>
<button type="button" data-format="csv">Download CSV</button>
<span class="quiet">Click a name to copy it as TypeScript.</span>
</div>
<p id="copied" class="unseen" role="status"></p>
<nav class="domains" aria-label="Domains">${groups.map(({ anchor, title }) => link(`#${anchor}`, title)).join("")}</nav>
${groups.map(groupHtml).join("\n")}
</main>
</div>`;
}

function groupHtml({ anchor, title, entries }: Group): string {
  return `<section class="group" id="${anchor}">
<h2>${title}</h2>
${entries.map(({ html }) => html).join("\n")}
</section>`;
}

function indexHtml(groups: Group[]): string {
  const items = groups.map(({ anchor, title, entries }) => {
    const links = entries.map((item) => `<li data-entry="${item.name}">${link(`#${item.name}`, item.title)}</li>`);
    return `<li data-group="${anchor}">${link(`#${anchor}`, title)}<ul>${links.join("")}</ul></li>`;
  });
  return `<nav class="index" aria-label="Tables"><ul>${items.join("\n")}</ul></nav>`;
}

function lookupOf({ constants, rules, otherValues }: ConstantsData): Lookup {
  const byName = new Map(constants.map((constant) => [constant.name, constant]));
  const names = new Set([...constants, ...rules, ...otherValues].map(({ name }) => name));
  return {
    constant(name) {
      const constant = byName.get(name);
      if (!constant) throw new Error(`The contract has no constant ${name}.`);
      return constant;
    },
    href: (name) => (names.has(name) ? `#${name}` : undefined),
  };
}
