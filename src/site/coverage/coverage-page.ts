import { completeSections } from "../../contract/complete-coverage.ts";
import type { DomainConstant } from "../../contract/constants.ts";
import type { Section } from "../../contract/coverage.ts";
import type { Document } from "../../contract/document.ts";
import { byDomain } from "../../contract/domains.ts";
import { notDocumentedGuide } from "../../contract/not-shown.ts";
import type { Operation } from "../../contract/operations.ts";
import { escapeHtml, inlineHtml, link } from "../html.ts";
import { guideHref, operationHref, schemaHref } from "../reference-links.ts";
import { type ModelledSection, modelledSections } from "./modelled.ts";

/**
 * Renders two tables: where the contract models what the specification documents, and what the specification does not
 * show.
 */
export function coveragePage(document: Document, constants: DomainConstant[], sections: Section[]): string {
  const modelled = modelledSections(document, constants, completeSections(document, constants, sections));
  const guide = (heading: string) => link(guideHref(notDocumentedGuide, heading), heading);
  return `<main id="content" class="narrow">
<h1>Coverage</h1>
<p>Where this contract models what the service's specification documents, section by section, and what the specification says it does not show.
Every guide, operation, constant, rule and record of the contract is in a section; otherwise the build fails.</p>
<h2 id="documented">Documented</h2>
<table class="coverage" aria-labelledby="documented">
<thead><tr><th scope="col">Section</th><th scope="col">Modelled by</th></tr></thead>
<tbody>
${modelled.map((section) => row(section, "", modelledHtml(section))).join("\n")}
</tbody></table>
<h2 id="not-shown">Not shown</h2>
<p>From the guide ${link(guideHref(notDocumentedGuide), notDocumentedGuide)}, which also lists what is ${guide("Not mentioned")}, and the ${guide("Readings of this contract")}.</p>
<table class="coverage" aria-labelledby="not-shown">
<thead><tr><th scope="col">Section</th><th scope="col">What is not shown</th></tr></thead>
<tbody>
${modelled
  .filter(({ notShown }) => notShown.length > 0)
  .map((section) => row(section, "not-shown-", list(section.notShown.map((item) => inlineHtml(item)))))
  .join("\n")}
</tbody></table>
</main>`;
}

/** A row with an anchor. */
function row({ title, within }: ModelledSection, prefix: string, html: string): string {
  const anchor = prefix + title.toLowerCase().replace(/\W+/g, "-").replace(/-$/, "");
  const above = within ? `<span class="quiet">${escapeHtml(within)}</span> ` : "";
  return `<tr id="${anchor}"><th scope="row">${above}${link(`#${anchor}`, title)}</th><td>${html}</td></tr>`;
}

function modelledHtml({ guides, operations, constants, schemas }: ModelledSection): string {
  const parts = [
    part(
      "Guides",
      guides.map((guide) => link(guideHref(guide), guide)),
    ),
    part("Operations", operations.map(operationItem)),
    ...byDomain(constants).map(({ title, items }) => part(`Constants: ${title}`, items.map(constantLink))),
    part(
      "Rules and records",
      schemas.map(({ name, title }) => link(schemaHref(name), title)),
    ),
  ];
  return `<dl>${parts.join("")}</dl>`;
}

function operationItem({ id, tag, method, path }: Operation): string {
  return link(operationHref(tag, id), `${method.toUpperCase()} ${path}`);
}

function constantLink({ name, title, members }: DomainConstant): string {
  return `${link(`constants.html#${name}`, title)} <span class="quiet">${members.length} ${members.length === 1 ? "id" : "ids"}</span>`;
}

function part(name: string, items: string[]): string {
  return items.length === 0 ? "" : `<div><dt>${name}</dt><dd>${list(items)}</dd></div>`;
}

function list(items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}
