/** What the router needs to know of an operation. */
export interface RoutedOperation {
  /** In lower or upper case. */
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  /** Whether it is on the auth server. */
  readonly isOAuth?: boolean;
}

/** What the path of a request belongs to: the operations of a path item, by method in upper case. */
export interface Route<Operation> {
  readonly operations: ReadonlyMap<string, Operation>;
  /** Path parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

const noParameters = {};

/** Finds the operations of a path. */
export class Router<Operation extends RoutedOperation> {
  /** Paths without parameters, which is most of them. */
  readonly #fixed = new Map<string, Route<Operation>>();
  readonly #templates: Array<{ pattern: RegExp; operations: Map<string, Operation> }> = [];

  /** @param basePath where the operations that are not on the auth server begin, such as `/api` */
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

  /** @returns undefined for a path that the contract does not have */
  find(path: string): Route<Operation> | undefined {
    const route = this.#fixed.get(path);
    if (route) return route;
    for (const { pattern, operations } of this.#templates) {
      const match = pattern.exec(path);
      const parameters = match && decoded(match.groups ?? {});
      if (parameters) return { operations, parameters };
    }
    return undefined;
  }
}

function patternOf(template: string): RegExp {
  const source = template.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  return new RegExp(`^${source}$`);
}

/** @returns undefined if a percent escape is not valid: no operation has this path */
function decoded(values: Record<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}
