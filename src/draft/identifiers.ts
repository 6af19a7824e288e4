import { ensured } from "./column.ts";
import { singular, wordsOf } from "./names.ts";

/** Attributes that identify something, at the end of their name. */
const identifying = /(^|_|[a-z](?=[A-Z]))(g?id|uid|uuid|key|slug|name|login|code)s?$/i;
/** What is kept and looked at. It bounds memory and time. */
const mostIdentifiers = 200_000;
const mostItems = 200;
const deepest = 8;

/** The values of attributes that identify something, in all responses. */
export class Identifiers {
  readonly #values = new Map<string, Set<string>>();
  #room = mostIdentifiers;

  /** Remembers those of a response. @returns for each segment of the path the field that has its value */
  add(value: unknown, segments: readonly string[]): Array<string | undefined> {
    const echoes: Array<string | undefined> = segments.map(() => undefined);
    const wanted = new Map(segments.map((segment, index) => [segment, index]));
    const visit = (one: unknown, name: string, depth: number) => {
      if (one === null || depth > deepest) return;
      if (Array.isArray(one)) {
        for (const item of one.slice(0, mostItems)) visit(item, name, depth);
      } else if (typeof one === "object") {
        for (const key of Object.keys(one)) visit((one as Record<string, unknown>)[key], key, depth + 1);
      } else if (typeof one === "string" || (typeof one === "number" && identifying.test(name))) {
        const text = String(one);
        const index = wanted.get(text);
        if (index !== undefined) echoes[index] ??= name;
        if (this.#room > 0 && text.length <= 64 && identifying.test(name)) this.#remember(name, text);
      }
    };
    visit(value, "", 0);
    return echoes;
  }

  /** The attributes that have all of these values somewhere. */
  fieldsOf(...texts: readonly string[]): string[] {
    return [...this.#values].filter(([, own]) => texts.every((text) => own.has(text))).map(([name]) => name);
  }

  /** Whether something has this identifier. */
  has(text: string): boolean {
    return this.fieldsOf(text).some((name) => !/(name|code)$/i.test(name));
  }

  /** Whether a segment is the identifier of what the segment before it names. */
  isOf(segment: string, before: string): boolean {
    const owner = singular(wordsOf(before).at(-1) ?? "");
    return this.fieldsOf(segment).some((name) => wordsOf(name).at(-2) === owner);
  }

  /** The attributes that have all of the values, if these are long enough that it is no accident. */
  namesOf(values: ReadonlySet<string>): string[] {
    return [...values].some((value) => value.length > 4) ? this.fieldsOf(...values) : [];
  }

  #remember(name: string, text: string): void {
    const values = ensured(this.#values, name, () => new Set());
    if (!values.has(text)) this.#room -= 1;
    values.add(text);
  }
}
