import { escapeRegExp, percentDecoded } from "../shared/text.ts";

/** The properties of an operation that the router uses. */
export interface RoutedOperation {
  /** In lower or upper case. */
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  /** Whether it is on the auth server. */
  readonly isOAuth?: boolean;
}

/** The match of a request's path. */
export interface Route<Operation> {
  /** The operations of the path item, by method in upper case. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** Path parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

interface Template<Operation> {
  /** Sorts concrete segments before parameters, and more of a text before less: they are matched first (OpenAPI, Paths Object). */
  order: string;
  pattern: RegExp;
  /** Of the parameters, in the order of the path. */
  names: readonly string[];
  operations: Map<string, Operation>;
}

const none = {};

/** Finds the operations of a path. */
export class Router<Operation extends RoutedOperation> {
  /** Most paths do not have parameters, and need no pattern. */
  readonly #fixed = new Map<string, Route<Operation>>();
  readonly #templates: Array<Template<Operation>> = [];

  /** @param basePath prefix of the operations that are not on the auth server, such as `/api` */
  constructor(operations: readonly Operation[], basePath: string) {
    const byPath = new Map<string, Map<string, Operation>>();
    for (const operation of operations) {
      const path = operation.isOAuth ? operation.path : basePath + operation.path;
      const byMethod = byPath.get(path) ?? new Map();
      byPath.set(path, byMethod.set(operation.method.toUpperCase(), operation));
    }
    for (const [path, byMethod] of byPath) {
      if (path.includes("{")) this.#templates.push({ ...templateOf(path), operations: byMethod });
      else this.#fixed.set(escapedPath(path), { operations: byMethod, parameters: none });
    }
    this.#templates.sort((one, other) => (one.order < other.order ? -1 : one.order > other.order ? 1 : 0));
  }

  /**
   * Several templates may match, such as `/files/{file}` and `/files/{name}.{ext}`: the most concrete one that has the method, or
   * else the most concrete one.
   * @returns undefined if no operation has this path
   */
  find(path: string, method = ""): Route<Operation> | undefined {
    const escaped = escapedPath(path);
    const route = this.#fixed.get(escaped);
    if (route) return route;
    let other: Route<Operation> | undefined;
    for (const { pattern, names, operations } of this.#templates) {
      const [, ...texts] = pattern.exec(escaped) ?? [];
      const values = texts.map(percentDecoded);
      if (values.length === 0 || values.includes(undefined)) continue;
      const parameters = Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
      const found = { operations, parameters };
      if (method === "" || operations.has(method === "HEAD" ? "GET" : method.toUpperCase())) return found;
      other ??= found;
    }
    return other;
  }
}

/** What two addresses of one path may write in different ways: percent escapes, and characters that need one. */
const escapable = /(?:%[\da-f]{2}|[^\w\-.~!$&'()*+,;=:@/%])+/gi;

/** A path with the escapes that it needs, in upper case, and no others (RFC 3986, section 6.2.2). */
function escapedPath(path: string): string {
  return path.replace(escapable, (text) => {
    const decoded = percentDecoded(text);
    return decoded === undefined ? text : encodeURIComponent(decoded);
  });
}

function templateOf(path: string): Omit<Template<unknown>, "operations"> {
  // Texts and names by turns.
  const parts = path.split(/\{([^{}]+)\}/);
  const sources = parts.map((part, index) => (index % 2 ? "([^/]+)" : escapeRegExp(escapedPath(part))));
  // The last of all characters stands for each parameter, and ends each segment.
  const last = "\uffff";
  const order = `${path}/`.replace(/\{[^{}]+\}/g, last).replaceAll("/", `${last}/`);
  return { order, pattern: new RegExp(`^${sources.join("")}$`), names: parts.filter((_, index) => index % 2) };
}
