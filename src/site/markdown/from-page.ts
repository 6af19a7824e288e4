import type { ComponentChildren, VNode } from "preact";
import { Code, Inline, Link, type LinkProps, type PageLinks, Prose, ScreenOnly } from "../components/text.tsx";
import { twinOf } from "../urls.ts";
import { linkNames } from "./to-html.ts";

/** Elements that stand in a line of text. */
const inlineElements = new Set(["a", "code", "em", "small", "span", "strong", "br", "label"]);

/** Writes the content of a page as Markdown. Links lead to the Markdown twins of other pages. */
export function markdownOf(content: ComponentChildren, links: PageLinks): string {
  return `${new Writer(links)
    .blocks(content)
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}

class Writer {
  constructor(private readonly links: PageLinks) {}

  blocks(node: ComponentChildren): string {
    return childrenOf(node)
      .map((child) => this.#block(child))
      .join("");
  }

  #block(node: ComponentChildren): string {
    const known = this.#known(node);
    if (known !== undefined) return known;
    if (!isElement(node)) return String(node ?? "");
    const { type } = node;
    const children = (node.props as { children?: ComponentChildren }).children;
    if (typeof type === "function") return this.blocks(evaluated(node));
    const [, level] = /^h([1-6])$/.exec(type) ?? [];
    if (level) return `\n\n${"#".repeat(Number(level))} ${this.#line(children)}\n\n`;
    if (type === "p") return `\n\n${this.#line(children)}\n\n`;
    if (type === "ul" || type === "ol") return `\n\n${this.#list(children)}\n\n`;
    if (type === "dl") return `\n\n${this.#terms(children)}\n\n`;
    if (type === "table") return `\n\n${this.#table(children)}\n\n`;
    if (type === "summary") return `\n\n${this.#line(children)}:\n\n`;
    if (inlineElements.has(type)) return this.#inline(node);
    return `\n\n${this.blocks(children)}\n\n`;
  }

  /** The components whose texts are Markdown already. */
  #known(node: ComponentChildren): string | undefined {
    if (!isElement(node)) return undefined;
    if (node.type === Prose) return `\n\n${this.#linked((node.props as unknown as { text: string }).text)}\n\n`;
    if (node.type === Inline) return this.#linked((node.props as unknown as { text: string }).text);
    if (node.type === Code) {
      const { code, lang } = node.props as unknown as { code: string; lang: string };
      return `\n\n\`\`\`${lang}\n${code}\n\`\`\`\n\n`;
    }
    if (node.type === Link) {
      const { to, children } = node.props as unknown as LinkProps;
      return `[${this.#line(children)}](${this.links.root}${twinOf(to)})`;
    }
    return node.type === ScreenOnly ? "" : undefined;
  }

  #inline(node: ComponentChildren): string {
    const known = this.#known(node);
    if (known !== undefined) return known.trim();
    if (!isElement(node)) return typeof node === "boolean" ? "" : String(node ?? "");
    const { type } = node;
    const { children, href } = node.props as { children?: ComponentChildren; href?: string };
    if (typeof type === "function") return this.#line(evaluated(node));
    if (type === "code") return `\`${this.#line(children)}\``;
    if (type === "strong") return `**${this.#line(children)}**`;
    if (type === "br") return " ";
    if (type === "a" && href && !href.startsWith("#")) return `[${this.#line(children)}](${href})`;
    if (type === "ul")
      return childrenOf(children)
        .map((item) => this.#inline(item))
        .join("; ");
    return this.#line(children);
  }

  #line(node: ComponentChildren): string {
    return childrenOf(node)
      .map((child) => this.#inline(child))
      .join("")
      .replace(/\s+/g, " ")
      .trim();
  }

  #list(node: ComponentChildren): string {
    return this.#elements(node)
      .map((item) => `- ${this.#line(item)}`)
      .join("\n");
  }

  #terms(node: ComponentChildren): string {
    const rows = this.#elements(node).flatMap((row) =>
      row.type === "div" ? [this.#elements(row.props.children)] : [],
    );
    return rows.map(([term, value]) => `- ${this.#line(term)}: ${this.#line(value)}`).join("\n");
  }

  /** A table in Markdown's extended syntax. Cells cannot contain line breaks. */
  #table(node: ComponentChildren): string {
    const rows = this.#elements(node).flatMap(({ props }) => this.#elements(props.children));
    const [head = [], ...body] = rows.map(({ props }) =>
      this.#elements(props.children).flatMap((cell) => this.#cells(cell)),
    );
    const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
    return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
  }

  #cells(cell: VNode<{ children?: ComponentChildren; colSpan?: number }>): string[] {
    const text = this.#line(cell.props.children).replaceAll("|", "\\|");
    return [text, ...Array.from({ length: (cell.props.colSpan ?? 1) - 1 }, () => "")];
  }

  /** The elements among children, those of components included. */
  #elements(node: ComponentChildren): Array<VNode<{ children?: ComponentChildren }>> {
    return childrenOf(node).flatMap((child) => {
      if (!isElement(child)) return [];
      return typeof child.type === "function" ? this.#elements(evaluated(child)) : [child];
    });
  }

  #linked(text: string): string {
    return linkNames(text.trim(), (name) => {
      const url = this.links.linkedNames.get(name);
      return url === undefined ? undefined : this.links.root + twinOf(url);
    });
  }
}

function isElement(node: ComponentChildren): node is VNode<{ children?: ComponentChildren }> {
  return typeof node === "object" && node !== null && "type" in node;
}

/** The result of a component. Our components have no state, so they are functions of their properties. */
function evaluated({ type, props }: VNode<{ children?: ComponentChildren }>): ComponentChildren {
  return (type as (props: object) => ComponentChildren)(props);
}

function childrenOf(node: ComponentChildren): ComponentChildren[] {
  return Array.isArray(node) ? node.flat(Number.POSITIVE_INFINITY) : [node];
}
