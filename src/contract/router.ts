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

const noParameters = {};

/** Finds the operations of a path. */
export class Router<Operation extends RoutedOperation> {
  /** Most paths do not have parameters, and need no pattern. */
  readonly #fixed = new Map<string, Route<Operation>>();
  readonly #templates: Array<{ pattern: RegExp; operations: Map<string, Operation> }> = [];

  /** @param basePath prefix of the operations that are not on the auth server, such as `/api` */
  constructor(operations: readonly Operation[], basePath: string) {
    const byPath = new Map<string, Map<string, Operation>>();
    for (const operation of operations) {
      const path = operation.isOAuth ? operation.path : basePath + operation.path;
      const byMethod = byPath.get(path) ?? new Map();
      byPath.set(path, byMethod.set(operation.method.toUpperCase(), operation));
    }
    for (const [path, byMethod] of byPath) {
      if (path.includes("{")) this.#templates.push({ pattern: patternOf(path), operations: byMethod });
      else this.#fixed.set(path, { operations: byMethod, parameters: noParameters });
    }
  }

  /** @returns undefined if no operation has this path */
  find(path: string): Route<Operation> | undefined {
    const route = this.#fixed.get(path);
    if (route) return route;
    for (const { pattern, operations } of this.#templates) {
      const match = pattern.exec(path);
      const parameters = match && decodedParameters(match.groups ?? {});
      if (parameters) return { operations, parameters };
    }
    return undefined;
  }
}

function patternOf(template: string): RegExp {
  const source = escapeRegExp(template).replace(/\\\{(\w+)\\\}/g, "(?<$1>[^/]+)");
  return new RegExp(`^${source}$`);
}

/** @returns undefined if a percent-encoding is not valid */
function decodedParameters(values: Record<string, string>): Record<string, string> | undefined {
  const all = Object.entries(values).map(([name, value]) => [name, percentDecoded(value)]);
  return all.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(all);
}
