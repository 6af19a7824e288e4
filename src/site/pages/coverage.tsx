import type { VNode } from "preact";
import type { CoverageSection } from "../../contract/reference.ts";
import { slug } from "../../shared/words.js";
import type { Page } from "../components/layout.tsx";
import { LinkGroups, operationLinks, SchemaLink } from "../components/links.tsx";
import { Table } from "../components/table.tsx";
import { Inline, Link, Prose } from "../components/text.tsx";
import type { Site } from "../model/site.ts";
import { coverageUrl, pageUrl } from "../urls.ts";

const introduction = `Where this contract models what the service's specification documents, section by section, and what the specification says it does not show.
Every guide, operation, constant, rule and record of the contract is in a section.`;

const leftOpen = `From the guide [What is not documented](#what-is-not-documented), which also lists what is
[Not mentioned](openapi/guides/not-documented.md#not-mentioned), and the
[Interpretations of this contract](openapi/guides/not-documented.md#interpretations-of-this-contract).`;

/** Two tables: where the contract models what the specification documents, and what the specification does not show. */
export function coveragePage(site: Site): Page {
  const { sections } = site;
  return {
    url: coverageUrl,
    title: "Coverage",
    part: "Coverage",
    summary: "Where the contract models each section of the service's specification, and what is not shown.",
    content: (
      <div class="narrow">
        <h1>Coverage</h1>
        <Prose text={introduction} />
        <h2 id="documented">Documented</h2>
        <Table class="coverage" aria-labelledby="documented" heads={["Section", "Modelled by"]}>
          {sections.map((section) => (
            <SectionRow key={section.title} section={section} anchor={anchorOf(section)}>
              <LinkGroups groups={modelled(site, section)} />
            </SectionRow>
          ))}
        </Table>
        <h2 id="not-shown">Not shown</h2>
        <Prose text={leftOpen} />
        <Table class="coverage" aria-labelledby="not-shown" heads={["Section", "What is not shown"]}>
          {sections
            .filter(({ notShown }) => notShown.length > 0)
            .map((section) => (
              <SectionRow key={section.title} section={section} anchor={`not-shown-${anchorOf(section)}`}>
                <ul>
                  {section.notShown.map((item) => (
                    <li key={item}>
                      <Inline text={item} />
                    </li>
                  ))}
                </ul>
              </SectionRow>
            ))}
        </Table>
      </div>
    ),
  };
}

interface RowProps {
  section: CoverageSection;
  anchor: string;
  children: VNode;
}

function SectionRow({ section, anchor, children }: RowProps): VNode {
  return (
    <tr id={anchor}>
      <th scope="row">
        {section.within && <span class="quiet">{section.within} </span>}
        <a href={`#${anchor}`}>{section.title}</a>
      </th>
      <td>{children}</td>
    </tr>
  );
}

type LinkGroup = [title: string, links: VNode[]];

function modelled(site: Site, { guides, operations, schemas }: CoverageSection): LinkGroup[] {
  const schemaLinks = (names: string[]) => names.map((name) => <SchemaLink site={site} name={name} />);
  const constantNames = new Set(site.constants.map(({ name }) => name));
  const guidesOfSection = site.guides.filter(({ name }) => guides.includes(name));
  return [
    ["Guides", guidesOfSection.map((guide) => <Link to={pageUrl("guides", guide.slug)}>{guide.name}</Link>)],
    ["Operations", operationLinks(site, new Set(operations))],
    ...site.domains.map(({ title, constants }): LinkGroup => {
      const names = constants.map(({ name }) => name).filter((name) => schemas.includes(name));
      return [`Constants: ${title}`, schemaLinks(names)];
    }),
    ["Rules and records", schemaLinks(schemas.filter((name) => !constantNames.has(name)))],
  ];
}

function anchorOf({ title }: CoverageSection): string {
  return slug(title).replace(/-$/, "");
}
