import { Column } from "./column.ts";

/** What is kept of an exchange: bodies by media type, those of responses by status. */
export interface Sample {
  number: number;
  /** By their places. */
  segments: Record<string, string>;
  query: Record<string, string | string[]>;
  /** Headers of the service's or the program's own. */
  headers: Record<string, true>;
  version?: string;
  token?: true;
  request?: Record<string, unknown>;
  responses: Record<string, Record<string, unknown>>;
}

/** The samples of one method of one path. */
export class Samples extends Column {
  get query(): ReadonlyMap<string, Column> {
    return this.#columns("query");
  }

  get headers(): ReadonlyMap<string, Column> {
    return this.#columns("headers");
  }

  get versions(): string[] {
    return [...(this.properties.get("version")?.values?.keys() ?? [])].map(String);
  }

  get request(): Column | undefined {
    return this.properties.get("request");
  }

  get responses(): Array<[status: string, Column]> {
    return [...this.#columns("responses")].sort(([a], [b]) => Number(a) - Number(b));
  }

  /** The body of the first success; undefined if there is no success, or it is empty. */
  get success(): Column | undefined {
    const [first] = this.responses;
    return first && isSuccess(first[0]) ? first[1].properties.values().next().value : undefined;
  }

  get hasSuccess(): boolean {
    return this.responses.some(([status]) => isSuccess(status));
  }

  get withoutToken(): number {
    return this.count - (this.properties.get("token")?.count ?? 0);
  }

  /** The first request. */
  get example(): { number: unknown; segments: string[] } {
    const segments = [...this.#columns("segments").values()];
    return { number: this.properties.get("number")?.first, segments: segments.map(({ first }) => String(first)) };
  }

  #columns(name: keyof Sample): ReadonlyMap<string, Column> {
    return this.properties.get(name)?.properties ?? new Map();
  }
}

export function isSuccess(status: string): boolean {
  return status < "300";
}
