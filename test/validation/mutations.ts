import type { OperationId } from "../../src/validation/index.ts";
import { below } from "../../src/validation/schemas/schema.ts";
import { jsonOperations, responsesOf } from "../support/bundle.ts";

/** A value with one change. */
export interface Mutation {
  /** What was done, and where: `drop /data/0/id`. */
  name: string;
  value: unknown;
}

/** Every way to drop, retype or rename one attribute of a value, and to change one of its ids and texts. */
export function mutationsOf(value: unknown, at = ""): Mutation[] {
  if (Array.isArray(value)) {
    const parts = value.flatMap((item, index) => within(item, below(at, index), (one) => value.with(index, one)));
    return [{ name: `retype ${at}`, value: {} }, ...parts];
  }
  if (typeof value === "object" && value !== null) {
    const retyped = { name: `retype ${at}`, value: [] };
    return [retyped, ...Object.entries(value).flatMap(([key, part]) => attribute(value, key, part, below(at, key)))];
  }
  if (typeof value === "number") {
    return [
      { name: `retype ${at}`, value: String(value) },
      { name: `change ${at}`, value: value + 1000 },
    ];
  }
  return [
    { name: `retype ${at}`, value: 1 },
    { name: `change ${at}`, value: `${value}-changed` },
  ];
}

function attribute(whole: object, key: string, part: unknown, at: string): Mutation[] {
  const { [key]: _dropped, ...rest } = whole as Record<string, unknown>;
  return [
    { name: `drop ${at}`, value: rest },
    { name: `rename ${at}`, value: { ...rest, [`${key}_renamed`]: part } },
    ...within(part, at, (one) => ({ ...whole, [key]: one })),
  ];
}

function within(part: unknown, at: string, put: (one: unknown) => unknown): Mutation[] {
  return mutationsOf(part, at).map(({ name, value }) => ({ name, value: put(value) }));
}

/** Every documented response, with its examples and each mutation of them. */
export const documentedResponses = jsonOperations.flatMap(({ name, operation }) =>
  responsesOf(operation).map(({ status, examples }) => {
    const mutations = examples.flatMap(({ value }) => mutationsOf(value));
    const bodies: unknown[] = [...examples, ...mutations].map(({ value }) => value);
    return { id: name as OperationId, status: Number(status), bodies, mutations };
  }),
);
