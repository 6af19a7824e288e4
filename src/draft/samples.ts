import type { Exchange } from "./exchange.ts";
import { SampledShape, shapeAt } from "./sampled-shape.ts";

interface BodySamples {
  shape: SampledShape;
  count: number;
  mediaType: string;
}

/** What the exchanges of one method of one path have in common. */
export class Samples {
  count = 0;
  readonly query = new Map<string, SampledShape>();
  request: BodySamples | undefined;
  /** By status. */
  readonly responses = new Map<number, BodySamples>();
  readonly versions = new Set<string | undefined>();
  /** How many requests have each header of the service's or the program's own. */
  readonly ownHeaders = new Map<string, number>();
  withoutToken = 0;
  /** The first. */
  example: { number: number; segments: string[] } | undefined;

  add(exchange: Exchange, keepValues: boolean): void {
    const { number, segments, query, request, response, status, version, ownHeaders, hasToken } = exchange;
    this.count += 1;
    this.example ??= { number, segments };
    this.versions.add(version);
    if (!hasToken) this.withoutToken += 1;
    for (const name of ownHeaders) this.ownHeaders.set(name, (this.ownHeaders.get(name) ?? 0) + 1);
    for (const name of new Set(query.keys())) {
      const values = query.getAll(name);
      shapeAt(this.query, name).add(values.length > 1 ? values : values[0], name, keepValues);
    }
    if (request) {
      this.request ??= emptyBody(request.mediaType);
      addBody(this.request, request, keepValues);
    }
    const samples = this.responses.get(status) ?? emptyBody(response?.mediaType ?? "");
    this.responses.set(status, samples);
    if (response) addBody(samples, response, keepValues);
  }

  merge(other: Samples): void {
    this.count += other.count;
    this.example ??= other.example;
    this.withoutToken += other.withoutToken;
    for (const version of other.versions) this.versions.add(version);
    for (const [name, number] of other.ownHeaders) this.ownHeaders.set(name, (this.ownHeaders.get(name) ?? 0) + number);
    for (const [name, shape] of other.query) shapeAt(this.query, name).merge(shape);
    if (other.request) {
      this.request ??= emptyBody(other.request.mediaType);
      mergeBody(this.request, other.request);
    }
    for (const [status, body] of other.responses) {
      const own = this.responses.get(status) ?? emptyBody(body.mediaType);
      this.responses.set(status, own);
      mergeBody(own, body);
    }
  }
}

function emptyBody(mediaType: string): BodySamples {
  return { shape: new SampledShape(), count: 0, mediaType };
}

function addBody(body: BodySamples, { value, mediaType }: { value: unknown; mediaType: string }, keep: boolean): void {
  body.count += 1;
  body.mediaType ||= mediaType;
  if (value !== undefined) body.shape.add(value, "", keep);
}

function mergeBody(body: BodySamples, other: BodySamples): void {
  body.count += other.count;
  body.mediaType ||= other.mediaType;
  body.shape.merge(other.shape);
}
