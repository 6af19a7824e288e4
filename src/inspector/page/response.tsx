import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { exactText, parseExactly } from "../../shared/exact-json.ts";
import type { Calls } from "./calls.ts";
import { CodeBlock } from "./code-block.tsx";
import { headlineOf } from "./headline.ts";
import { parsed } from "./parsed.ts";
import type { Exchange, Failure } from "./send.ts";

/** What came of a request: a note, that one waits, an error, or the response. */
export function Response({ calls: { shown, cancel } }: { calls: Calls }): VNode {
  const section = useRef<HTMLElement>(null);
  const exchange = "outcome" in shown && "status" in shown.outcome ? shown.outcome : undefined;

  // On a phone it is below the form.
  useEffect(() => {
    const { top = 0, bottom = 0 } = section.current?.firstElementChild?.getBoundingClientRect() ?? {};
    if (exchange && (top < 0 || bottom > window.innerHeight)) section.current?.scrollIntoView();
  }, [exchange]);

  return (
    <section ref={section} class="card call-response" aria-labelledby="response-title">
      <h2 id="response-title">Response</h2>
      <div id="outcome" role="status">
        {"note" in shown && <p class="quiet">{shown.note}</p>}
        {"waiting" in shown && (
          <p>
            Waiting for {shown.waiting.method} {shown.waiting.uri}
          </p>
        )}
        {"outcome" in shown && <Summary outcome={shown.outcome} />}
      </div>
      {"waiting" in shown && (
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      )}
      {exchange && <Details exchange={exchange} />}
    </section>
  );
}

function Summary({ outcome }: { outcome: Exchange | Failure }): VNode {
  const { kind, title, detail, hint } = headlineOf(outcome);
  return (
    <>
      <p class={`headline ${kind}`}>
        <strong>{title}</strong> <span>{detail}</span>
      </p>
      {"status" in outcome && (
        <p>
          {Math.ceil(outcome.milliseconds)} ms · {outcome.body.size} bytes · {outcome.request.method}{" "}
          {outcome.request.uri}
        </p>
      )}
      {hint && <p class="quiet">{hint}</p>}
    </>
  );
}

/** Maximum length of a text that is shown, in characters. A longer one would block the page. */
const maxText = 200_000;

/** The body of a response, as text or as a file to download, and the headers. */
function Details({ exchange: { headers, body, text } }: { exchange: Exchange }): VNode {
  const download = body.size > 0 && (
    <button type="button" onClick={() => save(body)}>
      Download
    </button>
  );
  const isJson = parsed(text ?? "") !== undefined;
  const shown = text === "" ? "(empty)" : isJson ? exactText(parseExactly(text ?? ""), 2) : (text ?? "");
  return (
    <>
      {text === undefined ? (
        <div class="call-bar">
          <p>
            A file: {body.type}, {body.size} bytes
          </p>
          {download}
        </div>
      ) : (
        <CodeBlock
          title="Response body"
          code={shown.slice(0, maxText)}
          language={isJson ? "json" : "text"}
          buttons={download}
        />
      )}
      {shown.length > maxText && <p class="quiet">The body is too long to be shown. This is its beginning.</p>}
      <details>
        <summary>Response headers</summary>
        <dl id="response-headers">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** Lets the browser keep a body as a file. */
function save(body: Blob): void {
  const url = URL.createObjectURL(body);
  const link = document.createElement("a");
  link.href = url;
  link.download = `response.${/\b(json|pdf|csv|html|xml)\b/.exec(body.type)?.[0] ?? "txt"}`;
  link.click();
  URL.revokeObjectURL(url);
}
