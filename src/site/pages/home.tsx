import type { Page } from "../components/layout.tsx";
import { Code, Prose } from "../components/text.tsx";
import { InspectorLink } from "../components/try-it.tsx";
import { otherFiles } from "../files.ts";
import { firstSentence } from "../markdown.ts";
import { idsOf, type Site } from "../model/site.ts";
import { homeUrl } from "../urls.ts";

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

/** The parts of the package, for the four things that people come for. */
const cards = ({ operations, constants }: Site): string[] => [
  `### Read the reference

[${operations.length} operations](operations.html), each with samples in curl, TypeScript and Python, and [${constants.length} constants with ${idsOf(constants)} ids](constants.html).

[Where to start](#where-to-start) · [Authentication](#authentication) · [Errors](#errors) · [Limits](#limits)`,
  `### Use a client

In TypeScript, \`createClient()\` of the package \`svc-monitoring-api\`. In Python, Go, Java and Rust, a project to copy.

[TypeScript client](#typescript-client) · [Other languages](#other-languages) · [Share tokens](#share-tokens)`,
  `### Develop against the mock

\`npx svc-monitoring-api mock\`, or \`startMock()\` in a test: with tokens, scopes, accounts, errors and limits.

[Mock server](#mock-server) · [Mock behavior](#mock-behavior)`,
  `### Validate requests in your tests

\`checkedFetch\` of \`svc-monitoring-api/validation\` fails a test when a request or a response breaks the contract.

[Contract tests](#contract-tests) · [Look up ids](#look-up-ids)`,
];

const notDocumented = `[What is not documented](#what-is-not-documented) lists what the specification leaves open; [Own operations](#own-operations) tells you how to call undocumented operations.
The [guides](guides.html) explain the rest.`;

/** The first page: what this is, three steps to a first call, and the parts for the four things that people come for. */
export function homePage(site: Site): Page {
  return {
    url: homeUrl,
    title: site.name,
    part: "Home",
    summary: firstSentence(site.document.info.description),
    content: (
      <div class="narrow">
        <h1>{site.name}</h1>
        <p class="lead">
          Everything to call the service: {site.operations.length} operations and {site.constants.length} constants, a
          typed client, a mock to develop against, and checks for your tests.
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
          {cards(site).map((text) => (
            <section key={text}>
              <Prose text={text} />
            </section>
          ))}
        </div>
        <h2>What is not documented</h2>
        <Prose text={notDocumented} />
        <h2>Files for other programs</h2>
        <Prose text={otherFiles.map(({ url, text }) => `- [${url}](${url}): ${text}`).join("\n")} />
      </div>
    ),
  };
}
