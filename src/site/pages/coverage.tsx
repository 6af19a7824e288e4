import type { VNode } from "preact";
import { byDomain } from "../../contract/domains.ts";
import { notDocumentedGuide } from "../../contract/not-shown.ts";
import type { Page } from "../components/layout.tsx";
import { SchemaLink } from "../components/schema-link.tsx";
import { Table } from "../components/table.tsx";
import { Inline, Link } from "../components/text.tsx";
import type { ModelledSection } from "../model/modelled.ts";
import type { Site } from "../model/site.ts";
import { slug } from "../slug.ts";
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
          section; otherwise the build fails.
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
          <GuideLink site={site} heading="Readings of this contract" />.
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
  const guide = site.guides.find(({ name }) => name === notDocumentedGuide);
  return guide ? <Link to={guideUrl(guide, heading)}>{heading || guide.name}</Link> : null;
}

function SectionHead({ section: { title, within }, anchor }: { section: ModelledSection; anchor: string }): VNode {
  return (
    <th scope="row">
      {within && <span class="quiet">{within} </span>}
      <a href={`#${anchor}`}>{title}</a>
    </th>
  );
}

function Modelled({ site, section }: { site: Site; section: ModelledSection }): VNode {
  const { guides, operations, constants, schemas } = section;
  const parts: Array<[title: string, links: VNode[]]> = [
    [
      "Guides",
      site.guides
        .filter(({ name }) => guides.includes(name))
        .map((guide) => <Link to={guideUrl(guide)}>{guide.name}</Link>),
    ],
    [
      "Operations",
      operations.map(({ id, method, path }) => (
        <Link to={operationUrl(id)}>
          {method.toUpperCase()} {path}
        </Link>
      )),
    ],
    ...byDomain(constants).map(({ title, items }): [string, VNode[]] => [
      `Constants: ${title}`,
      items.map(({ name }) => <SchemaLink site={site} name={name} />),
    ]),
    ["Rules and records", schemas.map(({ name }) => <SchemaLink site={site} name={name} />)],
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

function anchorOf({ title }: ModelledSection): string {
  return slug(title).replace(/-$/, "");
}
