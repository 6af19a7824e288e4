import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { copyText } from "../../site/browser/clipboard.ts";
import { scrollingObserver } from "../../site/browser/dom.ts";
import { highlighted } from "../../site/highlight.ts";

interface CodeBlockProps {
  /** What it is, as a heading and for a screen reader: `Response body`. */
  title: string;
  code: string;
  language: string;
  /** Other buttons beside Copy. */
  buttons?: VNode | false;
}

/** A text, colored as those of the reference, with a button that copies it. */
export function CodeBlock({ title, code, language, buttons }: CodeBlockProps): VNode {
  const [copied, setCopied] = useState<{ code: string; isDone: boolean }>();
  const pre = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const observer = scrollingObserver();
    if (pre.current) observer.observe(pre.current);
    return () => observer.disconnect();
  }, []);
  const outcome = copied?.code === code ? copied : undefined;
  return (
    <section class="call-code" aria-label={title}>
      <div class="call-bar">
        <h3>{title}</h3>
        <span class="quiet" role="status">
          {outcome && (outcome.isDone ? "Copied" : "The browser does not allow copying. Select the text instead.")}
        </span>
        {buttons}
        <button
          type="button"
          aria-label={`Copy ${title}`}
          onClick={async () => setCopied({ code, isDone: await copyText(code) })}
        >
          Copy
        </button>
      </div>
      {/* Safe: the highlighter escapes HTML. */}
      <pre class="code" ref={pre}>
        <code dangerouslySetInnerHTML={{ __html: highlighted(code, language) }} />
      </pre>
    </section>
  );
}
