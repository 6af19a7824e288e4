import type { VNode } from "preact";
import type { Page } from "../components/layout.tsx";
import { Method } from "../components/marks.tsx";
import { Code, Inline, Link, Prose, ScreenOnly } from "../components/text.tsx";
import { InspectorLink } from "../components/try-it.tsx";
import { otherFiles } from "../files.ts";
import { firstSentence } from "../markdown.ts";
import { idsOf, type Site } from "../model/site.ts";
import { constantsUrl, guidesUrl, homeUrl, operationsUrl, pageUrl, recordsUrl } from "../urls.ts";

const ofPackage = `- [TypeScript client](#typescript-client), and projects to copy for [Python, Go, Java and Rust](#other-languages)
- [Mock server](#mock-server), with tokens, scopes, accounts, errors and limits
- [Contract tests](#contract-tests): a test fails when a request or a response breaks the contract
- [The whole manual](package.html)`;

const notDocumented =
  "[What is not documented](#what-is-not-documented) lists what the specification leaves open. [Own operations](#own-operations) tells you how to call undocumented operations.";

/** The first page, for somebody who reads the API: everything that it has, the search, and how to try it. */
export function homePage(site: Site): Page {
  const { name, document, operations, tags, constants, domains } = site;
  const ofService = site.guides.filter(({ part }) => part === "Guides");
  return {
    ...{ url: homeUrl, title: name, part: "Home", summary: firstSentence(document.info.description) },
    content: (
      <div class="narrow home">
        <h1>{name}</h1>
        <p class="lead">
          <Link to={operationsUrl}>{operations.length} operations</Link>, their <Link to={recordsUrl}>records</Link>,
          and{" "}
          <Link to={constantsUrl}>
            {constants.length} constants with {idsOf(constants)} ids
          </Link>
          .
        </p>
        <ScreenOnly>
          <button type="button" class="search-field" data-open-search="" aria-haspopup="dialog">
            Search for an operation, a path, an id or a meaning
          </button>
        </ScreenOnly>
        <h2>
          <Link to={guidesUrl}>Guides</Link>
        </h2>
        <PageRow links={ofService.map(({ slug, name }) => [pageUrl("guides", slug), name])} />
        <h2>
          <Link to={operationsUrl}>Operations</Link>
        </h2>
        <div class="cards">
          {tags.map((tag) => (
            <OperationCard key={tag.name} tag={tag} />
          ))}
        </div>
        <h2>Try it</h2>
        <p id="inspector">
          This starts a mock of the service, which needs no account. It serves these pages with a form at each
          operation, and <InspectorLink site={site}>the inspector</InspectorLink>, which sends any request.
        </p>
        <Code lang="bash" code="npx svc-monitoring-api start" />
        <h2>
          <Link to={constantsUrl}>Constants</Link>
        </h2>
        <dl>
          {domains.map(({ title, constants }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <PageRow links={constants.map(({ name, title }) => [pageUrl("constants", name), title])} />
              </dd>
            </div>
          ))}
        </dl>
        <h2>Use the API in a program</h2>
        <Prose text={ofPackage} />
        <h2>What is not documented</h2>
        <Prose text={notDocumented} />
        <h2>Files for other programs</h2>
        <Prose text={otherFiles.map(({ url, text }) => `- [${url}](${url}): ${text}`).join("\n")} />
      </div>
    ),
  };
}

function OperationCard({ tag: { name, description, operations } }: { tag: Site["tags"][number] }): VNode {
  return (
    <section>
      <h3>{name}</h3>
      <p class="quiet">
        <Inline text={description} />
      </p>
      <ul>
        {operations.map(({ id, summary, method, path }) => (
          <li key={id}>
            <Method method={method} /> <code>{path}</code> <Link to={pageUrl("operations", id)}>{summary}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PageRow({ links }: { links: Array<[url: string, title: string]> }): VNode {
  return (
    <ul class="row">
      {links.map(([url, title]) => (
        <li key={url}>
          <Link to={url}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
