import type { Page } from "../components/layout.tsx";
import { Code, Inline, Link } from "../components/text.tsx";
import { InspectorLink } from "../components/try-it.tsx";
import { otherFiles } from "../files/list.ts";
import type { Site } from "../model/site.ts";
import { constantsUrl, coverageUrl, guidesUrl, guideUrl, homeUrl, operationsUrl } from "../urls.ts";
import { firstSentence } from "./guide.tsx";

/** The first steps, which work as they stand. */
const steps: Array<{ title: string; text: string; code: string; answer: string }> = [
  {
    title: "Start the mock",
    text: "It checks tokens, scopes and requests as the service would, needs no account, and serves this reference too.",
    code: "npx svc-monitoring-api start",
    answer: "The mock is ready at http://127.0.0.1:4010",
  },
  {
    title: "Get an access token",
    text: "In another terminal, with the credentials of the mock. Those of the service come from its console.",
    code: `ACCESS_TOKEN=$(curl -s http://127.0.0.1:4010/oauth/v2/token \\
  -d grant_type=refresh_token -d refresh_token=mock-refresh-token \\
  -d client_id=mock-client -d client_secret=mock-secret |
  sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`,
    answer: "The variable holds a token for one hour.",
  },
  {
    title: "Call an operation",
    text: "It sends the token with the service's own scheme word. Step 1 prints this line too, with a token in it.",
    code: 'curl http://127.0.0.1:4010/api/monitors \\\n  -H "Authorization: Svc-oauthtoken $ACCESS_TOKEN"',
    answer: '{ "code": 0, "message": "success", "data": [ … ] }',
  },
];

/** The first page: what this is, three steps to a first call, and the parts for the four things that people come for. */
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
          <Inline text={firstSentence(site.document.info.description)} /> It has {site.operations.length} operations and{" "}
          {site.constants.length} constants, and everything that can be generated from them: a client, a mock, and
          checks for tests.
        </p>
        <h2>Three steps to a first call</h2>
        <div class="steps">
          {steps.map(({ title, text, code, answer }) => (
            <section key={title}>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <div>
                <Code lang="bash" code={code} />
                <p class="answer">
                  <code>{answer}</code>
                </p>
              </div>
            </section>
          ))}
        </div>
        <p id="inspector">
          Or send requests from the browser, with <InspectorLink site={site}>the inspector</InspectorLink> that{" "}
          <code>npx svc-monitoring-api start</code> serves too.
        </p>
        <h2>What is here</h2>
        <div class="cards">
          <section>
            <h3>Read the reference</h3>
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
            <h3>Use a client</h3>
            <p>
              In TypeScript, <code>createClient()</code> of the package <code>svc-monitoring-api</code>. In Python, Go,
              Java and Rust, a project to copy.
            </p>
            <p>
              {guide("Call the service")} · {guide("Generate a client")} · {guide("Running a fleet")}
            </p>
          </section>
          <section>
            <h3>Develop against the mock</h3>
            <p>
              <code>npx svc-monitoring-api mock</code>, or <code>startMock()</code> in a test: with tokens, scopes,
              accounts, errors and limits.
            </p>
            <p>
              {guide("Develop against the mock")} · {guide("Errors at the mock")}
            </p>
          </section>
          <section>
            <h3>Validate requests in your tests</h3>
            <p>
              <code>checkedFetch</code> of <code>svc-monitoring-api/validation</code> fails a test when a request or a
              response breaks the contract.
            </p>
            <p>
              {guide("Check requests and responses in your tests")} · {guide("Use the constants")}
            </p>
          </section>
        </div>
        <h2>What is known, and what is not</h2>
        <p>
          {site.sections.length > 0 && (
            <>
              <Link to={coverageUrl}>Coverage</Link> shows where the contract models each section of the service's
              specification.{" "}
            </>
          )}
          {guide("What is not documented")} lists what the specification leaves open;{" "}
          {guide("Add what the specification does not show")} says how to call it all the same. The{" "}
          <Link to={guidesUrl}>guides</Link> explain the rest.
        </p>
        <h2>Files for other programs</h2>
        <ul>
          {otherFiles.map(({ url, text }) => (
            <li key={url}>
              <Link to={url}>{url}</Link>: {text}
            </li>
          ))}
        </ul>
      </div>
    ),
  };
}
