import { Column } from "./column.ts";

/** What is kept of an exchange: bodies by media type, those of responses by status. */
export interface Sample {
  /** Which entry of the traffic it is. */
  entry: string;
  /** By their places. */
  segments: Record<string, string>;
  /** An empty value is null. */
  query: Record<string, string | string[] | null | undefined>;
  /** Headers of the service's or the program's own. */
  headers: Record<string, true>;
  version?: string;
  token?: true;
  /** A slash if the path ends with one; the same of a success. */
  ending: "" | "/";
  successful?: "" | "/";
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

  /** How most paths end, of successes if there are some, and how many end otherwise. */
  get ending(): { ending: "" | "/"; others: number } {
    const { values } = this.properties.get("successful") ?? this.properties.get("ending") ?? {};
    const [without, slashes] = ["", "/"].map((one) => values?.get(one) ?? 0) as [number, number];
    return slashes > without ? { ending: "/", others: without } : { ending: "", others: slashes };
  }

  get example(): { entry: string; segments: string[]; ending: string } {
    const first = (name: keyof Sample) => String(this.properties.get(name)?.first);
    const segments = [...this.#columns("segments").values()].map((one) => String(one.first));
    return { entry: first("entry"), segments, ending: first("ending") };
  }

  #columns(name: keyof Sample): ReadonlyMap<string, Column> {
    return this.properties.get(name)?.properties ?? new Map();
  }
}

export function isSuccess(status: string): boolean {
  return status < "300";
}

/** What a body of the service is: the payload, or anything without the service's envelope. */
export interface Payload {
  isEnvelope: boolean;
  isList: boolean;
  /** Of the record, if the payload is one or a list of them. */
  record: Column | undefined;
  data: Column | undefined;
  /** What the envelope has besides. */
  others: Column;
}

/** The envelope of the service is `message: success` with `code: 0`, which may be absent, and the payload in `data`. */
export function payloadOf(body: Column): Payload {
  const { code, message, data } = Object.fromEntries(body.properties) as Record<string, Column | undefined>;
  const isOnly = (column: Column | undefined, value: string | number) =>
    column?.values?.size === 1 && column.values.has(value) && column.types.size === 1 && column.nulls === 0;
  const isEnvelope =
    message?.count === body.objects && isOnly(message, "success") && (code === undefined || isOnly(code, 0));
  const payload = isEnvelope ? data : body;
  const isArray = payload?.isOnly("array") ?? false;
  const one = isArray ? payload?.items : payload;
  const others = Column.of(body);
  for (const name of ["code", "message", "data"]) others.properties.delete(name);
  return {
    isEnvelope,
    isList: payload?.types.has("array") ?? false,
    record: one?.isOnly("object") && one.properties.size > 0 ? one : undefined,
    data: payload,
    others,
  };
}

/** Whether a body is the contract's error: a code that is never 0, and a message. */
export function isContractError({ properties, objects }: Column): boolean {
  const [code, message] = [properties.get("code"), properties.get("message")];
  return properties.size === 2 && objects > 0 && code?.isOnly("integer") === true && message?.isOnly("string") === true;
}
