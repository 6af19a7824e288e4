import { createHash } from "node:crypto";

/** The record that a value is of. */
export interface Owner {
  /** The same each time that the record is read. */
  readonly key: string;
  /** Whether it has identifiers, so that what is in it is of it. */
  readonly isIdentified: boolean;
}

const identifying = /(^|_|[a-z](?=[A-Z]))(g?id|uid|uuid|key|slug)$/i;

/** The sender of what has no identifier and is of one exchange only, such as a query. */
export const sender = Symbol("sender");

/** The record that an object is or is in: by its identifiers, or else all that it has. The key is made when it is needed. */
export function ownerOf(value: object, outer: Owner | undefined): Owner {
  const ids = Object.entries(value).filter(([name, one]) => isId(one) && identifying.test(name));
  const isIdentified = ids.length > 0;
  if (!isIdentified && outer?.isIdentified) return outer;
  let key: string | undefined;
  return {
    isIdentified,
    get key() {
      const from =
        (value as { [sender]?: string })[sender] ?? (isIdentified ? JSON.stringify(ids) : JSON.stringify(value));
      key ??= from.length < 40 ? from : createHash("sha1").update(from).digest("base64");
      return key;
    },
  };
}

function isId(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && value !== "");
}
