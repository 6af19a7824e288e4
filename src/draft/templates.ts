import { maskText } from "../shared/masking.ts";
import type { Exchange } from "./exchange.ts";
import { Samples } from "./samples.ts";
import { singular, wordsOf, wordsOfOne } from "./words.ts";

/** Digits, UUIDs, long identifiers, addresses, and what has other characters than names of paths have, such as e-mails. */
const byForm = /^\d+$|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$|^(?=.*\d)[\w-]{16,}$|^\d+(\.\d+){3}$|[^\w.~-]/i;
const variable = "{}";
/** So many different segments at one place, with the same segments after it, are values. */
const manySiblings = 10;
const maxIdentifiers = 200_000;

/** The requests of one template. */
export interface PathSamples {
  /** Fixed segments, and parameters in braces. */
  template: string[];
  isGuessed?: boolean;
  methods: Map<string, Samples>;
}

interface Group {
  segments: string[];
  methods: Map<string, Samples>;
}

/** Collects the requests whose paths nothing describes, and finds the templates of their paths. */
export class Templates {
  readonly #groups = new Map<string, Group>();
  /** The values of attributes that are identifiers, by the attribute's name. */
  readonly #identifiers = new Map<string, Set<string>>();
  #room = maxIdentifiers;

  add(exchange: Exchange, keepValues: boolean): void {
    const segments = exchange.segments.map((segment) => (isValue(segment) ? variable : segment));
    const key = segments.join("/");
    const group = this.#groups.get(key) ?? { segments, methods: new Map() };
    this.#groups.set(key, group);
    const samples = group.methods.get(exchange.method) ?? new Samples();
    group.methods.set(exchange.method, samples);
    samples.add(exchange, keepValues);
  }

  /** Remembers the values of attributes such as `monitor_id`, at any depth. */
  addIdentifiers(value: unknown, name = ""): void {
    if (this.#room === 0 || value === null) return;
    if (typeof value === "object") {
      if (Array.isArray(value)) for (const item of value) this.addIdentifiers(item, name);
      else for (const key in value) this.addIdentifiers((value as Record<string, unknown>)[key], key);
    } else if (typeof value === "string" && /(^|_|[a-z](?=[A-Z]))(id|uid|uuid|key)s?$/i.test(name)) {
      // Others are known by their form.
      if (byForm.test(value)) return;
      const values = this.#identifiers.get(name) ?? new Set();
      this.#identifiers.set(name, values);
      if (!values.has(value)) this.#room -= 1;
      values.add(value);
    }
  }

  /** @param fixed paths that are known, whose segments are no values */
  found(fixed: readonly string[]): PathSamples[] {
    const known = new Set(fixed);
    const groups = [...this.#groups.values()];
    const longest = Math.max(0, ...groups.map(({ segments }) => segments.length));
    for (let place = 1; place < longest; place += 1) this.#findValuesAt(place, groups, known);
    const merged = new Map<string, PathSamples>();
    for (const { segments, methods } of groups) {
      const template = named(segments);
      const path = template.join("/");
      const samples = merged.get(path) ?? { template, isGuessed: true, methods: new Map<string, Samples>() };
      merged.set(path, samples);
      for (const [method, own] of methods) {
        const before = samples.methods.get(method);
        if (before) before.merge(own);
        else samples.methods.set(method, own);
      }
    }
    // A fixed segment is sorted before a parameter, and so found before it.
    const order = (path: string) => path.replaceAll("{", "\uffff");
    return [...merged].sort(([a], [b]) => (order(a) < order(b) ? -1 : 1)).map(([, samples]) => samples);
  }

  #findValuesAt(place: number, groups: Group[], known: ReadonlySet<string>): void {
    const siblings = new Map<string, Set<string>>();
    const kindOf = ({ segments, methods }: Group) =>
      JSON.stringify([segments.slice(0, place), segments.slice(place + 1), [...methods.keys()].sort()]);
    const open = groups.filter(({ segments }) => segments.length > place && segments[place] !== variable);
    for (const group of open) {
      const kind = kindOf(group);
      siblings.set(kind, (siblings.get(kind) ?? new Set()).add(group.segments[place] ?? ""));
    }
    // All are decided before any changes, so that the order of the requests does not matter.
    const values = open.filter((group) => {
      if (known.has(`/${group.segments.slice(0, place + 1).join("/")}`)) return false;
      const isMany = (siblings.get(kindOf(group))?.size ?? 0) >= manySiblings;
      return isMany || this.#isIdentifier(group.segments[place] ?? "", group.segments[place - 1] ?? "");
    });
    for (const { segments } of values) segments[place] = variable;
  }

  /** Whether a segment is the identifier of what the segment before it names. */
  #isIdentifier(segment: string, before: string): boolean {
    const of = singular(wordsOf(before).at(-1) ?? "");
    for (const [name, values] of this.#identifiers) {
      const words = wordsOf(name);
      if (values.has(segment) && (words.length === 1 || words.at(-2) === of)) return true;
    }
    return false;
  }
}

/** Whether a segment is a value whatever is around it. What is secret is never a part of a template. */
function isValue(segment: string): boolean {
  return byForm.test(segment) || maskText(segment) !== segment;
}

/** Names the parameters by what is before them: `/monitors/{monitor_id}`. */
function named(segments: readonly string[]): string[] {
  const names = new Set<string>();
  return segments.map((segment, index) => {
    if (segment !== variable) return segment;
    const before = segments[index - 1];
    const words = before === undefined || before === variable ? [] : wordsOfOne(before);
    let name = [...words, "id"].join("_");
    if (/^\d/.test(name)) name = `id_${name}`;
    for (let number = 2; names.has(name); number += 1) name = `${[...words, "id"].join("_")}_${number}`;
    names.add(name);
    return `{${name}}`;
  });
}
