import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Header } from "../../samples/of-request.ts";
import type { Exchange, Failure, Verdict } from "../common/messages.ts";
import { bytesOf } from "./body.ts";
import type { Calls } from "./calls.ts";
import { CodeBlock } from "./code-block.tsx";
import { indented, parsed } from "./json-text.ts";
import { headlineOf, sizeOf, timeOf, verdictText, withVisibleDirections } from "./response-texts.ts";

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
            {/* Not announced each second. */}
            <span aria-hidden="true">, {shown.seconds} s</span>
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
  const exchange = "status" in outcome ? outcome : undefined;
  return (
    <>
      <p class={`headline ${kind}`}>
        <strong>{title}</strong> <span>{detail}</span>
      </p>
      {exchange && <p>{factsOf(exchange).join(" · ")}</p>}
      {hint && <p class="quiet">{hint}</p>}
      {exchange?.note && <p class="quiet">{exchange.note}</p>}
    </>
  );
}

function factsOf({ milliseconds, bytes, verdict, request }: Exchange): string[] {
  const { pathname, search } = new URL(request.url);
  return [timeOf(milliseconds), sizeOf(bytes), verdictText(verdict), `${request.method} ${pathname}${search}`];
}

function Details({ exchange: { request, headers, verdict, ...body } }: { exchange: Exchange }): VNode {
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? "text/plain";
  return (
    <>
      {verdict && <Points title="Contract violations" texts={verdict.violations} />}
      {verdict && <Points title="Not documented, tolerated" texts={verdict.additions} />}
      <Body type={type} {...body} />
      <details>
        <summary>Response headers</summary>
        <Headers id="response-headers" headers={headers} />
      </details>
      <details>
        <summary>Request as sent</summary>
        <p>
          <code id="sent-line">
            {request.method} {request.url}
          </code>
        </p>
        <Headers id="sent-headers" headers={request.headers} />
        {request.body !== "" && (
          <pre class="code" id="sent-body">
            {withVisibleDirections(request.body)}
          </pre>
        )}
        <p class="quiet">The HTTP client adds Host, Connection and Accept-Encoding. The access token is not shown.</p>
      </details>
    </>
  );
}

/** The points of a verdict. */
function Points({ title, texts }: { title: string; texts: Verdict["violations"] }): VNode | null {
  if (texts.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

interface BodyProps extends Pick<Exchange, "text" | "isBase64" | "isTruncated" | "bytes"> {
  /** The media type. */
  type: string;
}

/** The body of a response: as text, or as a file to download. */
function Body({ type, text, isBase64, isTruncated, bytes }: BodyProps): VNode {
  const download = !isTruncated && text !== "" && (
    <button type="button" onClick={() => save(isBase64 ? bytesOf(text) : text, type)}>
      Download
    </button>
  );
  if (isBase64) {
    return (
      <div class="call-bar">
        <p>
          {isTruncated ? "A file that is too large for this page" : "A file"}: {type}, {sizeOf(bytes)}
        </p>
        {download}
      </div>
    );
  }
  const isJson = parsed(text) !== undefined;
  const shown = text === "" ? "(empty)" : withVisibleDirections(isJson ? indented(text) : text);
  return (
    <>
      <CodeBlock title="Response body" code={shown} language={isJson ? "json" : "text"} buttons={download} />
      {isTruncated && <p class="quiet">The body is too long to be shown. This is its beginning.</p>}
    </>
  );
}

/** Lets the browser keep a body as a file. */
function save(content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `response.${/\b(json|pdf|csv|html|xml|zip|png|jpeg|svg)\b/.exec(type)?.[0] ?? "txt"}`;
  link.click();
  URL.revokeObjectURL(url);
}

function Headers({ id, headers }: { id: string; headers: readonly Header[] }): VNode {
  return (
    <dl id={id}>
      {headers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{withVisibleDirections(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
