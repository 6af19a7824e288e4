import type { Page } from "../components/layout.tsx";
import { Code, Inline, Link } from "../components/text.tsx";
import type { Site } from "../model/site.ts";
import { constantsUrl, coverageUrl, guidesUrl, guideUrl, homeUrl, inspectorUrl, operationsUrl } from "../urls.ts";
import { firstSentence } from "./guide.tsx";

/** Works with the mock that `svc-monitoring-api start` serves, as it stands. */
const firstLine =
  "curl http://127.0.0.1:4010/oauth/v2/token --data 'grant_type=refresh_token&client_id=mock-client&client_secret=mock-secret&refresh_token=mock-refresh-token'";

/** The first page: the four things that people come for, and a line to try. */
export function homePage(site: Site): Page {
  const guide = (name: string) => {
    const found = site.guides.find((one) => one.name === name);
    return found && <Link to={guideUrl(found)}>{name}</Link>;
  };
  const ids = site.constants.reduce((sum, { members }) => sum + members.length, 0);
  return {
    url: homeUrl,
    title: site.name,
    part: "Home",
    summary: firstSentence(site.document.info.description),
    content: (
      <div class="home">
        <h1>{site.name}</h1>
        <p class="lead">
          <Inline text={firstSentence(site.document.info.description)} />
        </p>
        <div class="cards">
          <section>
            <h2>Read the reference</h2>
            <p>
              <Link to={operationsUrl}>{site.operations.length} operations</Link>, each with samples in five languages,
              and{" "}
              <Link to={constantsUrl}>
                {site.constants.length} constants with {ids.toLocaleString("en")} ids
              </Link>
              .
            </p>
            <p>
              {guide("Where to start")} · {guide("Authentication")} · {guide("Errors")} · {guide("Limits")}
            </p>
          </section>
          <section>
            <h2>Use a client</h2>
            <p>
              In TypeScript, <code>createClient()</code> of the package <code>svc-monitoring-api</code>. In Python, Go,
              Java and Rust, a project to copy.
            </p>
            <p>{guide("Generate a client")}</p>
          </section>
          <section>
            <h2>Develop against the mock</h2>
            <p>
              It needs no account. <code>npx svc-monitoring-api start</code> serves it on your machine, with{" "}
              <a href={inspectorUrl} data-inspector="">
                the inspector
              </a>{" "}
              that sends requests to it.
            </p>
            <p>A first access token is below.</p>
          </section>
          <section>
            <h2>Validate requests in your tests</h2>
            <p>
              <code>checkedFetch</code> of <code>svc-monitoring-api/validation</code> fails a test when a request or a
              response breaks the contract.
            </p>
            <p>
              {guide("Requests and responses")} · {guide("Constants and their rules")}
            </p>
          </section>
        </div>
        <Code lang="bash" code={firstLine} />
        <h2>What is known, and what is not</h2>
        <p>
          {site.sections.length > 0 && (
            <>
              <Link to={coverageUrl}>Coverage</Link> shows where the contract models each section of the service's
              specification.{" "}
            </>
          )}
          {guide("What is not documented")} lists what the specification leaves open. The{" "}
          <Link to={guidesUrl}>guides</Link> explain the rest.
        </p>
        <h2>For other programs</h2>
        <ul>
          <li>
            <Link to="openapi.json">openapi.json</Link>: the contract, OpenAPI 3.1
          </li>
          <li>
            <Link to="constants.json">constants.json</Link> and <Link to="constants.csv">constants.csv</Link>: every id
            with its name and meaning
          </li>
          <li>
            <Link to="llms.txt">llms.txt</Link>: every page as Markdown
          </li>
        </ul>
      </div>
    ),
  };
}
