import { type ComponentChildren, createContext, type JSX, type VNode } from "preact";
import { useContext } from "preact/hooks";
import { codeHtml, htmlOf, inlineHtmlOf, linkNames } from "../markdown.ts";

/** Where a page is, and what its texts can name. */
export interface PageLinks {
  /** The way to the folder of the site. */
  root: string;
  linkedNames: ReadonlyMap<string, string>;
}

export const PageLinksContext = createContext<PageLinks>({ root: "", linkedNames: new Map() });

/** A link to a page of the site. @param to relative to the folder of the site */
export function Link({ to, children, ...rest }: JSX.AnchorHTMLAttributes & { to: string }): VNode {
  const { root } = useContext(PageLinksContext);
  return (
    <a href={root + to} {...rest}>
      {children}
    </a>
  );
}

/** Markdown text of the contract, with links to what it names. */
export function Prose({ text }: { text: string }): VNode {
  // Safe: the renderer of Markdown escapes HTML.
  return <div class="prose" dangerouslySetInnerHTML={{ __html: htmlOf(useLinkedText(text)) }} />;
}

/** A line of Markdown text of the contract, with links to what it names. */
export function Inline({ text }: { text: string }): VNode {
  // Safe: the renderer of Markdown escapes HTML.
  return <span dangerouslySetInnerHTML={{ __html: inlineHtmlOf(useLinkedText(text)) }} />;
}

/** A block of code, colored. */
export function Code({ code, lang }: { code: string; lang: string }): VNode {
  // Safe: the highlighter escapes HTML.
  return <div class="code" dangerouslySetInnerHTML={{ __html: codeHtml(code, lang) }} />;
}

function useLinkedText(text: string): string {
  const { root, linkedNames } = useContext(PageLinksContext);
  return linkNames(text, (name) => {
    const url = linkedNames.get(name);
    return url === undefined ? undefined : root + url;
  });
}

/** Something that only a screen has: it is not in the Markdown version of the page. */
export function ScreenOnly({ children }: { children: ComponentChildren }): VNode {
  return <>{children}</>;
}

/** Something that only the Markdown version of the page has. */
export function TwinOnly(_props: { children: ComponentChildren }): null {
  return null;
}
