import { Column, columnAt, increase } from "./column.ts";
import type { Exchange } from "./exchange.ts";

/** The bodies of requests, or of the responses of one status. */
export class BodySamples {
  readonly column = new Column();
  count = 0;
  mediaType = "";

  add({ value, mediaType }: { value: unknown; mediaType: string }): void {
    this.count += 1;
    this.mediaType ||= mediaType;
    if (value !== undefined) this.column.add(value);
  }

  merge(other: BodySamples): void {
    this.count += other.count;
    this.mediaType ||= other.mediaType;
    this.column.merge(other.column);
  }
}

/** What the exchanges of one method of one path show. */
export class Samples {
  count = 0;
  /** Of the query, by name. */
  readonly query = new Map<string, Column>();
  readonly request = new BodySamples();
  readonly responses = new Map<number, BodySamples>();
  readonly versions = new Set<string | undefined>();
  /** How many requests have each header of the service's or the program's own. */
  readonly ownHeaders = new Map<string, number>();
  withoutToken = 0;
  /** The first. */
  example: { number: number; segments: readonly string[] } | undefined;

  add({ number, segments, query, request, response, status, version, ownHeaders, hasToken }: Exchange): void {
    this.count += 1;
    this.example ??= { number, segments };
    this.versions.add(version);
    if (!hasToken) this.withoutToken += 1;
    for (const name of ownHeaders) increase(this.ownHeaders, name);
    for (const name of new Set(query.keys())) {
      const values = query.getAll(name);
      columnAt(this.query, name).add(values.length > 1 ? values : values[0]);
    }
    if (request) this.request.add(request);
    const samples = this.#response(status);
    if (response) samples.add(response);
  }

  /** Adds the samples of another, which stays as it is. */
  merge(other: Samples): void {
    this.count += other.count;
    this.example ??= other.example;
    this.withoutToken += other.withoutToken;
    for (const version of other.versions) this.versions.add(version);
    for (const [name, count] of other.ownHeaders) increase(this.ownHeaders, name, count);
    for (const [name, column] of other.query) columnAt(this.query, name).merge(column);
    this.request.merge(other.request);
    for (const [status, body] of other.responses) this.#response(status).merge(body);
  }

  /** The bodies of the first success; undefined if there is no success. */
  get success(): BodySamples | undefined {
    const statuses = [...this.responses.keys()].filter((status) => status < 300);
    return this.responses.get(Math.min(...statuses));
  }

  #response(status: number): BodySamples {
    const samples = this.responses.get(status) ?? new BodySamples();
    this.responses.set(status, samples);
    return samples;
  }
}
