/** The values of an operation's parameters, and the request that they make. */
import { addressOf } from "../../contract/style.ts";
import { isJson } from "../../samples/of-request.ts";
import type { DocumentedOperation } from "../../samples/typescript.ts";
import { jsonValue } from "../common/form-fields.ts";
import type { FormRequest, PageInput, PageOperation, PageParameter } from "../common/messages.ts";

/** By place and name; none of a parameter that is not sent. */
export type Values = Readonly<Record<string, readonly string[]>>;

export function keyOf({ in: place, name }: Pick<PageParameter, "in" | "name">): string {
  return `${place} ${name}`;
}

export function firstValues({ parameters }: PageOperation): Values {
  return Object.fromEntries(parameters.map((parameter) => [keyOf(parameter), parameter.example]));
}

/** The request of an operation with the contract's examples, or samples of its schemas. */
export function firstRequest(operation: PageOperation): FormRequest {
  const { method, version, bodies } = operation;
  const [{ mediaType, body, fields } = { mediaType: "", body: "", fields: [] }] = bodies;
  return { method, version, zaaid: "", mediaType, body, fields, ...placesOf(operation, firstValues(operation)) };
}

/** What the values of parameters determine. A path without one of its values is not sent. */
export function placesOf({ path, parameters }: PageOperation, values: Values): Pick<FormRequest, "uri" | "headers"> {
  const sent = parameters.map((parameter) => {
    const texts = values[keyOf(parameter)] ?? [];
    // Numbers are sent as they were typed.
    const typed = parameter.type === "json" ? texts.map(jsonValue) : texts;
    const [first] = typed;
    return { ...parameter, value: parameter.kind === "list" && first !== undefined ? typed : first };
  });
  return { uri: addressOf(path, sent), headers: [] };
}

/** The operation of a request, as a sample in TypeScript needs it; undefined for one that our client cannot read. */
export function documentedOf(operation: PageOperation, values: Values): DocumentedOperation | undefined {
  const { path, success, parameters } = operation;
  if (success !== undefined && !isJson(success)) return undefined;
  const valuesIn = (place: PageParameter["in"]) =>
    Object.fromEntries(
      parameters.flatMap((parameter) => {
        const texts = values[keyOf(parameter)] ?? [];
        return parameter.in === place && texts.length > 0
          ? [[parameter.name, JSON.parse(typedText(parameter, texts))]]
          : [];
      }),
    );
  return { path, parameters: { path: valuesIn("path"), query: valuesIn("query") } };
}

/** The value of an input as a text of JSON. Numbers stay as they were typed; a text that is not of the type stays a text. */
export function typedText(
  { kind, type, choices = [] }: Pick<PageInput, "kind" | "type"> & Partial<PageInput>,
  texts: readonly string[],
): string {
  const values = texts.map((text) => {
    const chosen = choices.find((choice) => choice.value === text)?.json;
    if (chosen !== undefined) return chosen;
    if (type === "boolean") return String(text === "true");
    if (type === "json") return JSON.stringify(jsonValue(text));
    const isNumber = type === "number" && text.trim() !== "" && !Number.isNaN(Number(text));
    if (isNumber && /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return text;
    return JSON.stringify(isNumber ? Number(text) : text);
  });
  return kind === "list" ? `[${values.join(", ")}]` : (values[0] ?? "null");
}
