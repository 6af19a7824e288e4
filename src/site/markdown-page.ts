import type { ComponentChildren } from "preact";
import { Code, Inline, Link, type PageLinks, Prose, ScreenOnly, TwinOnly } from "./components/text.tsx";
import { linkNames } from "./markdown.ts";
import { markdownUrl } from "./urls.ts";

interface Element {
  type: unknown;
  props: Record<string, unknown> & { children?: ComponentChildren };
}

/** Elements and components that stand in a line of text. */
const inlineTypes = new Set<unknown>(["a", "code", "em", "small", "span", "strong", "wbr", Inline, Link]);

/** Components that are written as a whole: their texts are Markdown already. */
const wholeTypes = new Set<unknown>([Code, Inline, Link, Prose, ScreenOnly, TwinOnly]);

/**
 * Writes the content of a page as Markdown. Links lead to the Markdown versions of other pages. From the components and not
 * from their HTML: a library needs ten times as long as all the rest of the site takes, and leaves tables that contain
 * lists as HTML.
 */
export function markdownOf(content: ComponentChildren, { root, linkedNames }: PageLinks): string {
  return `${blocks(content)
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;

  function blocks(node: ComponentChildren): string {
    return nodesOf(node)
      .map((one) => (typeof one === "string" ? one : block(one)))
      .join("");
  }

  function block(element: Element): string {
    const { type, props } = element;
    if (type === ScreenOnly) return "";
    if (type === TwinOnly) return blocks(props.children);
    if (inlineTypes.has(type)) return inline(element);
    return `\n\n${blockContent(type, props)}\n\n`;
  }

  function blockContent(type: unknown, { children, text, lang, code }: Element["props"]): string {
    if (type === Prose) return linked(String(text));
    if (type === Code) return `\`\`\`${lang}\n${code}\n\`\`\``;
    if (typeof type === "string" && /^h[1-6]$/.test(type)) return `${"#".repeat(Number(type[1]))} ${line(children)}`;
    if (type === "p") return line(children);
    if (type === "summary") return `${line(children)}:`;
    if (type === "ul") return items(children).join("\n").replace(/^/gm, "- ");
    if (type === "dl") return elementsOf(children).map(term).join("\n");
    if (type === "table") return table(children);
    return blocks(children);
  }

  function inline({ type, props }: Element): string {
    const { children, href } = props;
    if (type === ScreenOnly) return "";
    if (type === Inline) return linked(String(props.text));
    if (type === Link) return link(String(props.to), line(children));
    if (type === "a" && href && !String(href).startsWith("#")) return `[${line(children)}](${href})`;
    if (type === "code") return `\`${line(children)}\``;
    if (type === "strong") return `**${line(children)}**`;
    // In a cell of a table they stand beside a text.
    if (type === "ul") return ` ${items(children).join("; ")} `;
    return inlineTypes.has(type) ? spaced(children) : ` ${spaced(children)} `;
  }

  /** A link to a part of a page is its text: a Markdown version has no anchors for ids and fields, and links to the page itself are near. */
  function link(to: string, text: string): string {
    return to.includes("#") ? text : `[${text}](${root}${markdownUrl(to)})`;
  }

  function spaced(node: ComponentChildren): string {
    return nodesOf(node)
      .map((one) => (typeof one === "string" ? one : inline(one)))
      .join("")
      .replace(/\s+/g, " ");
  }

  function line(node: ComponentChildren): string {
    return spaced(node).trim();
  }

  function items(node: ComponentChildren): string[] {
    return elementsOf(node).map(({ props }) => line(props.children));
  }

  function term({ props }: Element): string {
    return `- ${items(props.children).join(": ")}`;
  }

  /** A table in Markdown's extended syntax. Cells cannot contain line breaks. */
  function table(node: ComponentChildren): string {
    const rows = elementsOf(node)
      .flatMap(({ props }) => elementsOf(props.children))
      .map(({ props }) => items(props.children).map((cell) => cell.replaceAll("|", "\\|")));
    const written = rows.map((row) => `| ${row.join(" | ")} |`);
    return [written[0], `|${" --- |".repeat(rows[0]?.length ?? 0)}`, ...written.slice(1)].join("\n");
  }

  function linked(text: string): string {
    return linkNames(text.trim(), (name) => {
      const url = linkedNames.get(name);
      // A rule is a part of the page of its constant.
      return url === undefined ? undefined : root + markdownUrl(url.replace(/#.*/, ""));
    });
  }
}

/** Texts and elements, with components replaced by what they return: they have no state. */
function nodesOf(node: ComponentChildren): Array<string | Element> {
  return [node].flat(Number.POSITIVE_INFINITY).flatMap((child) => {
    if (child === null || child === undefined || typeof child === "boolean") return [];
    if (typeof child !== "object" || !("type" in child)) return String(child);
    const { type, props } = child as Element;
    if (typeof type !== "function" || wholeTypes.has(type)) return child as Element;
    return nodesOf((type as (props: object) => ComponentChildren)(props));
  });
}

function elementsOf(node: ComponentChildren): Element[] {
  return nodesOf(node).filter((one) => typeof one !== "string");
}
