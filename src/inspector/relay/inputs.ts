import { type Constant, constantsOf } from "../../contract/constants.ts";
import type { Document, Schema } from "../../contract/document.ts";
import { mergedSchema, typesOf } from "../../contract/merged-schema.ts";
import type { Content, Operation } from "../../contract/operations.ts";
import { sampleOf, sentPart } from "../../contract/sample.ts";
import { shapeOf } from "../../contract/shape.ts";
import { formType, multipartType } from "../../samples/of-request.ts";
import type { Choice, PageBody, PageInput, PageParameter } from "../common/messages.ts";

/** What the form needs to ask for the values of a contract. */
export class Inputs {
  readonly #document: Document;
  readonly #constants: ReadonlyMap<string, Constant>;

  constructor(document: Document) {
    this.#document = document;
    this.#constants = new Map(constantsOf(document).map((constant) => [constant.name, constant]));
  }

  /** The account, which is a cookie, has a field of its own. */
  ofParameters({ parameters }: Operation): PageParameter[] {
    return parameters.flatMap((parameter) => {
      const { name, required = false, schema = {}, explode = true } = parameter;
      if (parameter.in === "cookie") return [];
      return { ...this.#inputOf(name, schema as Schema, required), in: parameter.in, isExploded: explode };
    });
  }

  /** A body in one media type, with its first example, or a sample of its schema. */
  ofBody({ mediaType, schema, examples }: Content): PageBody {
    const value = examples.length > 0 ? examples[0]?.value : sampleOf(this.#document, schema, { isRequest: true });
    if (mediaType !== formType && mediaType !== multipartType) {
      if (isFile(mergedSchema(this.#document, schema).schema))
        return { mediaType, body: "", fields: [], inputs: [this.#inputOf("", schema, true)] };
      const body = typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
      return { mediaType, body, fields: [], inputs: [] };
    }
    const sent = sentPart(this.#document, mergedSchema(this.#document, schema).schema);
    const { properties = {}, required = [] } = sent;
    const inputs = Object.entries(properties).map(([name, property]) =>
      this.#inputOf(name, property, required.includes(name)),
    );
    const files = inputs.filter(({ kind }) => kind === "file").map(({ name }) => name);
    const fields = Object.entries((value ?? {}) as Record<string, unknown>)
      .filter(([name]) => !files.includes(name))
      .map(([name, one]) => ({ name, text: typeof one === "object" ? JSON.stringify(one) : String(one) }));
    return { mediaType, body: "", fields, inputs };
  }

  #inputOf(name: string, given: Schema | boolean, isRequired: boolean): PageInput {
    const { schema, type, facts } = shapeOf(this.#document, given);
    const [first = ""] = typesOf(schema).filter((one) => one !== "null");
    const choices = this.#choicesOf(first === "array" ? (schema.items ?? {}) : given);
    // Where the choices say it, the facts need not.
    const about = [type, ...facts.filter((fact) => choices.length === 0 || !fact.startsWith("one of "))].join(", ");
    return { name, isRequired, kind: kindOf(first, schema), about: about.replaceAll("`", ""), choices };
  }

  /** The ids of a constant with their meanings, or the other values that a schema allows. */
  #choicesOf(given: Schema | boolean): Choice[] {
    const { schema, component = "" } = mergedSchema(this.#document, given);
    const { members = [] } = this.#constants.get(component) ?? {};
    if (members.length > 0)
      return members.map(({ id, name, meaning = name }) => ({ value: String(id), label: `${id}: ${meaning}` }));
    const values = typesOf(schema).includes("boolean") ? [true, false] : (schema.enum ?? []);
    return values.map((value) => ({ value: String(value), label: String(value) }));
  }
}

function kindOf(type: string, schema: Schema): PageInput["kind"] {
  if (isFile(schema)) return "file";
  if (type === "array") return "list";
  if (type === "integer" || type === "number") return "number";
  return schema.format === "date" ? "date" : "text";
}

/** Whether a value is the content of a file. */
function isFile({ format, contentMediaType, contentEncoding }: Schema): boolean {
  return format === "binary" || (contentMediaType !== undefined && contentEncoding === undefined);
}
