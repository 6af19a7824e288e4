import { escapePointerFragment, getLineColLocation, type Source } from "@redocly/openapi-core";
import { formatLocation } from "../problems.ts";

/** A part of a document: the keys from its root. */
export type Path = readonly (string | number)[];

export class Place {
  constructor(
    private readonly source: Source,
    readonly path: Path,
  ) {}

  child(...keys: Path): Place {
    return new Place(this.source, [...this.path, ...keys]);
  }

  isInFileOf(other: Place): boolean {
    return this.source.absoluteRef === other.source.absoluteRef;
  }

  /** @returns `acme.overlay.yaml:3:5` */
  toString(): string {
    const { start } = this.#location(true);
    return formatLocation(this.source.absoluteRef, start.line, start.col);
  }

  /** A value on one line as it is written. */
  text(): string {
    const { start, end } = this.#location(false);
    return this.source.getLines()[start.line - 1]?.slice(start.col - 1, end && end.col - 1) ?? "";
  }

  #location(reportOnKey: boolean) {
    const pointer = `#/${this.path.map((key) => escapePointerFragment(key)).join("/")}`;
    return getLineColLocation({ source: this.source, pointer, reportOnKey });
  }
}

/**
 * Where the parts of an extended document come from. It remembers what overlays insert, not where: what is inserted stays
 * the same object when a later action moves it within its array.
 */
export class Origins {
  readonly #inserted = new WeakMap<object, Place>();
  readonly #values = new WeakMap<object, Map<string | number, Place>>();

  /** Remembers what a key of an object or of an array has been set to. */
  set(parent: object, key: string | number, place: Place): void {
    const value: unknown = (parent as Record<string | number, unknown>)[key];
    if (typeof value === "object" && value !== null) this.#inserted.set(value, place);
    else this.#values.set(parent, (this.#values.get(parent) ?? new Map()).set(key, place));
  }

  /** Where a part of the document comes from; undefined if no overlay has inserted it. */
  of(document: object, path: Path): Place | undefined {
    let place: Place | undefined;
    let node: unknown = document;
    for (const key of path) {
      if (typeof node !== "object" || node === null) break;
      const parent = node as Record<string | number, unknown>;
      node = parent[key];
      const own =
        typeof node === "object" && node !== null ? this.#inserted.get(node) : this.#values.get(parent)?.get(key);
      place = own ?? place?.child(key);
    }
    return place;
  }
}
