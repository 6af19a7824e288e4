import type { VNode } from "preact";
import type { CoverageSection } from "../../contract/reference.ts";
import { slug } from "../../shared/words.js";
import type { Page } from "../components/layout.tsx";
import { SchemaLink } from "../components/schema-link.tsx";
import { Table } from "../components/table.tsx";
import { Inline, Link } from "../components/text.tsx";
import type { Site } from "../model/site.ts";
import { coverageUrl, guideUrl, operationUrl } from "../urls.ts";

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
        <p>
          Where this contract models what the service's specification documents, section by section, and what the
          specification says it does not show. Every guide, operation, constant, rule and record of the contract is in a
          section.
        </p>
        <h2 id="documented">Documented</h2>
        <Table class="coverage" aria-labelledby="documented" heads={["Section", "Modelled by"]}>
          {sections.map((section) => (
            <tr key={section.title} id={anchorOf(section)}>
              <SectionHead section={section} anchor={anchorOf(section)} />
              <td>
                <Modelled site={site} section={section} />
              </td>
            </tr>
          ))}
        </Table>
        <h2 id="not-shown">Not shown</h2>
        <p>
          From the guide <GuideLink site={site} heading="" />, which also lists what is{" "}
          <GuideLink site={site} heading="Not mentioned" />, and the{" "}
          <GuideLink site={site} heading="Interpretations of this contract" />.
        </p>
        <Table class="coverage" aria-labelledby="not-shown" heads={["Section", "What is not shown"]}>
          {sections
            .filter(({ notShown }) => notShown.length > 0)
            .map((section) => (
              <tr key={section.title} id={`not-shown-${anchorOf(section)}`}>
                <SectionHead section={section} anchor={`not-shown-${anchorOf(section)}`} />
                <td>
                  <ul>
                    {section.notShown.map((item) => (
                      <li key={item}>
                        <Inline text={item} />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
        </Table>
      </div>
    ),
  };
}

/** A link to the guide about what the specification leaves open, or to a heading in it. */
function GuideLink({ site, heading }: { site: Site; heading: string }): VNode | null {
  const guide = site.guides.find(({ name }) => name === "What is not documented");
  return guide ? <Link to={guideUrl(guide, heading)}>{heading || guide.name}</Link> : null;
}

function SectionHead({ section: { title, within }, anchor }: { section: CoverageSection; anchor: string }): VNode {
  return (
    <th scope="row">
      {within && <span class="quiet">{within} </span>}
      <a href={`#${anchor}`}>{title}</a>
    </th>
  );
}

function Modelled({ site, section }: { site: Site; section: CoverageSection }): VNode {
  const { constants } = site;
  const named = new Set(section.schemas);
  const tables = constants.filter(({ name }) => named.has(name));
  const others = section.schemas.filter((name) => !tables.some((constant) => constant.name === name));
  const parts: Array<[title: string, links: VNode[]]> = [
    [
      "Guides",
      site.guides
        .filter(({ name }) => section.guides.includes(name))
        .map((guide) => <Link to={guideUrl(guide)}>{guide.name}</Link>),
    ],
    [
      "Operations",
      site.operations
        .filter(({ id }) => section.operations.includes(id))
        .map(({ id, method, path }) => (
          <Link to={operationUrl(id)}>
            {method.toUpperCase()} {path}
          </Link>
        )),
    ],
    ...site.domains.map((domain): [string, VNode[]] => [
      `Constants: ${domain.title}`,
      domain.constants.filter(({ name }) => named.has(name)).map(({ name }) => <SchemaLink site={site} name={name} />),
    ]),
    ["Rules and records", others.map((name) => <SchemaLink site={site} name={name} />)],
  ];
  return (
    <dl>
      {parts
        .filter(([, links]) => links.length > 0)
        .map(([title, links]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <ul>
                {links.map((link, index) => (
                  <li key={index}>{link}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
    </dl>
  );
}

function anchorOf({ title }: CoverageSection): string {
  return slug(title).replace(/-$/, "");
}
