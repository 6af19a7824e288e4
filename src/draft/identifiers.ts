import { singular, wordsOf } from "./words.ts";

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

  /** Whether something has this identifier. */
  has(text: string): boolean {
    return [...this.#values].some(([name, values]) => !/(name|code)$/i.test(name) && values.has(text));
  }

  /** Whether any response has this text in an attribute that identifies or names something. */
  isSeen(text: string): boolean {
    return [...this.#values.values()].some((values) => values.has(text));
  }

  /** Whether a segment is the identifier of what the segment before it names. */
  isOf(segment: string, before: string): boolean {
    const owner = singular(wordsOf(before).at(-1) ?? "");
    for (const [name, values] of this.#values) {
      const words = wordsOf(name);
      if (values.has(segment) && words.length > 1 && words.at(-2) === owner) return true;
    }
    return false;
  }

  /** The attributes that have all of the values, if these are long enough that it is no accident. */
  namesOf(values: ReadonlySet<string>): string[] {
    if (![...values].some((value) => value.length > 4)) return [];
    const all = [...this.#values].filter(([, own]) => [...values].every((value) => own.has(value)));
    return all.map(([name]) => name);
  }

  #remember(name: string, text: string): void {
    const values = this.#values.get(name) ?? new Set();
    this.#values.set(name, values);
    if (!values.has(text)) this.#room -= 1;
    values.add(text);
  }
}
