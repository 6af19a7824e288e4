import { escapeRegExp, percentDecoded } from "../shared/text.ts";
import { basePath } from "./base-path.ts";

/** The properties of an operation that the router uses. */
export interface RoutedOperation {
  /** In upper case. */
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  /** Whether it is on the auth server. */
  readonly isOAuth?: boolean;
}

/** What the contract has at a request's path. */
export interface Route<Operation> {
  /** The operation of the request; undefined if the path does not have its method. HEAD is the operation of GET. */
  readonly operation: Operation | undefined;
  /** Every operation of the path. */
  readonly operations: readonly Operation[];
  /** The methods of the path, as in the header Allow. */
  readonly methods: readonly string[];
  /** The path of the contract, with parameters in braces. */
  readonly template: string;
  /** Path parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** A path of the contract. */
type Path<Operation> = Pick<Route<Operation>, "operations" | "methods" | "template"> & {
  readonly byMethod: ReadonlyMap<string, Operation>;
};

interface Pattern<Operation> extends Path<Operation> {
  /** Sorts concrete segments before parameters, and more of a text before less: they are matched first (OpenAPI, Paths Object). */
  readonly order: string;
  readonly pattern: RegExp;
  /** Of the parameters, in the order of the path. */
  readonly names: readonly string[];
}

/** Finds the operation of a request. */
export class Router<Operation extends RoutedOperation> {
  /** Most paths do not have parameters, and need no pattern. */
  readonly #fixed = new Map<string, Path<Operation>>();
  readonly #patterns: Array<Pattern<Operation>> = [];

  constructor(operations: readonly Operation[]) {
    const byPath = new Map<string, Map<string, Operation>>();
    for (const operation of operations) {
      const path = operation.isOAuth ? operation.path : basePath + operation.path;
      const byMethod = byPath.get(path) ?? new Map();
      byPath.set(path, byMethod.set(operation.method, operation));
    }
    for (const [path, byMethod] of byPath) {
      const operations = [...byMethod.values()];
      const methods = [...byMethod.keys(), ...(byMethod.has("GET") ? ["HEAD"] : []), "OPTIONS"];
      const one = { byMethod, operations, methods, template: operations[0]?.path ?? path };
      if (path.includes("{")) this.#patterns.push({ ...one, ...patternOf(path) });
      else this.#fixed.set(escapedPath(path), one);
    }
    this.#patterns.sort((one, other) => (one.order < other.order ? -1 : one.order > other.order ? 1 : 0));
  }

  /**
   * Several templates may match, such as `/files/{file}` and `/files/{name}.{ext}`: the most concrete one that has the method, or
   * else the most concrete one.
   * @param path with `/api` in front of what is below {base_url}
   * @returns undefined if no operation has this path
   */
  find(path: string, method: string): Route<Operation> | undefined {
    const escaped = escapedPath(path);
    const fixed = this.#fixed.get(escaped);
    if (fixed) return routeOf(fixed, method, {});
    let other: Route<Operation> | undefined;
    for (const template of this.#patterns) {
      const [, ...texts] = template.pattern.exec(escaped) ?? [];
      const values = texts.map(percentDecoded);
      if (values.length === 0 || values.includes(undefined)) continue;
      const parameters = Object.fromEntries(template.names.map((name, index) => [name, values[index] ?? ""]));
      const route = routeOf(template, method, parameters);
      if (route.operation) return route;
      other ??= route;
    }
    return other;
  }
}

function routeOf<Operation>(
  { byMethod, operations, methods, template }: Path<Operation>,
  method: string,
  parameters: Readonly<Record<string, string>>,
): Route<Operation> {
  const name = method.toUpperCase();
  return { operation: byMethod.get(name === "HEAD" ? "GET" : name), operations, methods, template, parameters };
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

function patternOf(path: string): Pick<Pattern<unknown>, "order" | "pattern" | "names"> {
  // The texts and the names of the parameters take turns.
  const parts = path.split(/\{([^{}]+)\}/);
  const sources = parts.map((part, index) => (index % 2 ? "([^/]+)" : escapeRegExp(escapedPath(part))));
  // No character sorts after this one. It replaces each parameter and ends each segment, so that both sort after a text.
  const last = "\uffff";
  const order = `${path}/`.replace(/\{[^{}]+\}/g, last).replaceAll("/", `${last}/`);
  return { order, pattern: new RegExp(`^${sources.join("")}$`), names: parts.filter((_, index) => index % 2) };
}
