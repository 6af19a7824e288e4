import type { Parser, Token, Tokens } from "marked";
import { escapeHtml } from "../../shared/text.ts";
import { withServers } from "./highlight.ts";
import { type Container, isContainer } from "./parse.ts";
import { constantTable, operationTable, ruleTable } from "./tables.ts";

/** Containers that are laid out by the style. */
const styled = ["lead", "about", "row", "cards", "card", "terms", "entries", "fields"];

/** The HTML of the other containers, by their names. */
const written: Readonly<Record<string, (container: Container, parser: Parser) => string>> = {
  endpoint,
  tabs,
  constant: ({ argument, tokens }, parser) => constantTable(argument, tableIn(tokens), parser),
  rule: ({ tokens }, parser) => ruleTable(tableIn(tokens), parser),
  operations: ({ tokens }, parser) => operationTable(tableIn(tokens), parser),
};

/** The HTML of a container. @throws Error if its name is unknown here and in `context.controls` */
export function containerHtml(container: Container, parser: Parser): string {
  const { name, tokens, context } = container;
  if (styled.includes(name)) return `<div class="${name}">${parser.parse(tokens)}</div>`;
  const html = written[name]?.(container, parser) ?? context?.controls?.[name];
  if (html === undefined) throw new Error(`There is no container "${name}".`);
  return html;
}

/** An item of a list that links lead to, or that a filter finds. */
export interface NamedItem extends Tokens.ListItem {
  id?: string;
  /** What the filter finds besides the text. */
  words?: string;
}

/** Gives the items of a container their names: the code with which a field starts, or which an entry has beside its title. */
export function nameItems({ name, argument, tokens, context }: Container): void {
  if (name !== "entries" && (name !== "fields" || argument === "")) return;
  for (const item of tokens.flatMap((token): NamedItem[] => (token.type === "list" ? token.items : []))) {
    const [{ tokens: line = [] } = {}] = item.tokens as [Tokens.Paragraph?];
    const code = line.find(({ type }, index) => type === "codespan" && (name === "entries" || index === 0));
    if (code) item.id = argument + (code as Tokens.Codespan).text;
    if (name === "entries") item.words = context?.filterWords?.get((line[0] as Tokens.Link).href.slice(1)) ?? "";
  }
}

/** An address, with its method, of which a button copies the address. */
function endpoint({ tokens }: Container, parser: Parser): string {
  const [paragraph] = tokens as [Tokens.Paragraph];
  const [method, , address] = paragraph.tokens as [Token, Token, Tokens.Codespan];
  const html = withServers(escapeHtml(address.text));
  return `<p class="endpoint">${parser.parseInline([method])} <code>${html}</code></p>`;
}

const legends: Readonly<Record<string, string>> = {
  language: "Language of the samples",
  status: "Status of the response",
};

/**
 * A row of choices, and what belongs to each: the script shows what belongs to the chosen one. Without a script, all are shown,
 * each with its label.
 */
function tabs({ argument: name, tokens }: Container, parser: Parser): string {
  const labels = [...new Set(tokens.filter(isContainer).map(({ argument }) => argument))];
  const choices = labels.map(
    (label, index) =>
      `<label><input type="radio" name="${name}" value="${label}"${index === 0 ? " checked" : ""}>${label}</label>`,
  );
  const panels = tokens.map((token) => {
    if (!isContainer(token)) return parser.parse([token]);
    const label = token.argument;
    const start =
      name === "language"
        ? `class="sample" data-language="${label}"`
        : `class="panel${label === labels[0] ? " shown" : ""}" data-tabs="${name}" data-label="${label}"`;
    return `<div ${start}><p class="choice">${label}</p>${parser.parse(token.tokens)}</div>`;
  });
  return `<fieldset class="tabs"><legend class="unseen">${legends[name]}</legend>${choices.join("")}</fieldset>${panels.join("")}`;
}

function tableIn(tokens: readonly Token[]): Tokens.Table {
  const found = tokens.find((token): token is Tokens.Table => token.type === "table");
  if (!found) throw new Error("The container has no table.");
  return found;
}
