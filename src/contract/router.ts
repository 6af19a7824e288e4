import { escapeRegExp, percentDecoded } from "../shared/text.ts";
import { basePath } from "./base-path.ts";

export interface RoutedOperation {
  /** In upper case. */
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  /** Whether it is on the auth server. */
  readonly isOAuth?: boolean;
}

/** The path of a request in the contract, with its operations. */
export interface Route<Operation> {
  /** The operation of the request; undefined if the path does not have its method. HEAD finds the operation of GET. */
  readonly operation: Operation | undefined;
  readonly operations: readonly Operation[];
  /** The methods of the path, as in the header Allow. */
  readonly methods: readonly string[];
  /** The path as the contract has it, with parameters in braces. */
  readonly template: string;
  /** The parameters of the path, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

type Path<Operation> = Pick<Route<Operation>, "operations" | "methods" | "template"> & {
  readonly byMethod: ReadonlyMap<string, Operation>;
};

interface Pattern<Operation> extends Path<Operation> {
  /** A key for sorting: concrete paths are matched before paths with parameters (OpenAPI, Paths Object). */
  readonly order: string;
  readonly pattern: RegExp;
  /** The names of the parameters, in the order of the path. */
  readonly names: readonly string[];
}

/** Finds the operation of a request. */
export class Router<Operation extends RoutedOperation> {
  /** The paths without parameters, which are found by their text. */
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
   * Finds the path and the operation of a request. If several paths match, such as `/files/{file}` and `/files/{name}.{ext}`, the
   * most concrete one that has the method is found; if none has the method, the most concrete one.
   * @param path the path of the request, with `/api` before a path below {base_url}
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

/** Percent escapes, and characters that need one: two addresses of the same path may differ in these. */
const escapable = /(?:%[\da-f]{2}|[^\w\-.~!$&'()*+,;=:@/%])+/gi;

/** Normalizes a path: only characters that need an escape have one, in upper case (RFC 3986, section 6.2.2). */
function escapedPath(path: string): string {
  return path.replace(escapable, (text) => {
    const decoded = percentDecoded(text);
    return decoded === undefined ? text : encodeURIComponent(decoded);
  });
}

function patternOf(path: string): Pick<Pattern<unknown>, "order" | "pattern" | "names"> {
  // The parts are texts at even places, and names of parameters at odd places.
  const parts = path.split(/\{([^{}]+)\}/);
  const sources = parts.map((part, index) => (index % 2 ? "([^/]+)" : escapeRegExp(escapedPath(part))));
  // Paths are sorted by these texts. In them, a parameter becomes the last of all characters, so that `/files/report` comes
  // before `/files/{file}`. Each segment also ends with this character, so that a longer segment, such as `{name}.{ext}`, comes
  // before `{file}`.
  const last = "\uffff";
  const order = `${path}/`.replace(/\{[^{}]+\}/g, last).replaceAll("/", `${last}/`);
  return { order, pattern: new RegExp(`^${sources.join("")}$`), names: parts.filter((_, index) => index % 2) };
}
