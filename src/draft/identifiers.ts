import { ensured } from "./column.ts";
import { singular, wordsOf } from "./names.ts";

/** Attributes that identify something, at the end of their name. */
const identifying = /(^|_|[a-z](?=[A-Z]))(g?id|uid|uuid|key|slug|name|login|code)s?$/i;
/** What is kept and looked at. It bounds memory and time. */
const mostIdentifiers = 200_000;
const mostItems = 200;
const deepest = 8;

/** What a response shows of identifiers. */
export interface Shown {
  /** For each segment of the path the field that has its value, such as `slug`, or `team.slug` of a record in the record. */
  echoes: ReadonlyArray<string | undefined>;
  /** What identifies the items of a list. */
  listed: ReadonlySet<string>;
}

/** The values of attributes that identify something, in all responses. */
export class Identifiers {
  readonly #values = new Map<string, Set<string>>();
  #room = mostIdentifiers;

  /** Remembers those of a response. */
  add(value: unknown, segments: readonly string[]): Shown {
    const echoes: Array<string | undefined> = segments.map(() => undefined);
    const listed = new Set<string>();
    const wanted = new Map(segments.map((segment, index) => [segment, index]));
    /** @param item how deep in an item of a list; undefined outside of lists @param owner the record in a record that has it */
    const visit = (one: unknown, name: string, depth: number, item?: number, owner = "") => {
      if (one === null || depth > deepest) return;
      if (Array.isArray(one)) {
        for (const each of one.slice(0, mostItems)) visit(each, name, depth, item ?? 0);
      } else if (typeof one === "object") {
        const within = item === undefined ? item : item + 1;
        const isRecord = Object.values(one).some((each) => typeof each !== "object");
        for (const [key, each] of Object.entries(one)) {
          const isInner = typeof each === "object" && !Array.isArray(each);
          visit(each, key, depth + 1, within, isInner ? (isRecord && key !== "data" ? `${key}.` : "") : owner);
        }
      } else if (typeof one === "string" || (typeof one === "number" && identifying.test(name))) {
        const text = String(one);
        const index = wanted.get(text);
        if (index !== undefined) echoes[index] ??= owner + name;
        if (item === 1 && identifying.test(name)) listed.add(text);
        if (this.#room > 0 && text.length <= 64 && identifying.test(name)) this.#remember(name, text);
      }
    };
    visit(value, "", 0);
    return { echoes, listed };
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

/** The attribute of an echo, without the record that has it. */
export function attributeOf(echo: string): string {
  return echo.slice(echo.lastIndexOf(".") + 1);
}
