/** A failure of a call. Set one of `status`, `cut` and `malformed`, or `delay` alone for a slow response. */
export interface Fault {
  /** The operation to fail, such as `listMonitors`; any if left out. */
  operation?: string;
  /** The number of calls that fail; 1 if left out. */
  times?: number;
  /** The status of the response, 400 to 599; the body is an error of the service. */
  status?: number;
  /** Additional headers of the response, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** Whether to close the connection without a response. */
  cut?: boolean;
  /** Whether to respond with status 200 and a body that is not valid JSON. */
  malformed?: boolean;
  /** Milliseconds to wait before the response, at most 60,000. */
  delay?: number;
}

const checks: Record<keyof Fault, { expected: string; accepts: (value: unknown) => boolean }> = {
  operation: { expected: "a string", accepts: (value) => typeof value === "string" },
  times: {
    expected: "an integer above 0",
    accepts: (value) => Number.isInteger(value) && (value as number) > 0,
  },
  status: {
    expected: "an integer from 400 to 599",
    accepts: (value) => Number.isInteger(value) && (value as number) >= 400 && (value as number) <= 599,
  },
  headers: {
    expected: "an object of valid headers without Content-Length, Transfer-Encoding and Trailer",
    accepts: (value) => typeof value === "object" && value !== null && Object.entries(value).every(isHeader),
  },
  cut: { expected: "true or false", accepts: (value) => typeof value === "boolean" },
  malformed: { expected: "true or false", accepts: (value) => typeof value === "boolean" },
  delay: {
    expected: "a number from 0 to 60000",
    accepts: (value) => Number.isFinite(value) && (value as number) >= 0 && (value as number) <= 60_000,
  },
};

/** Whether a header is valid and one that a fault may set: the server itself frames the response. */
function isHeader([name, value]: [string, unknown]): boolean {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /^(content-length|transfer-encoding|trailer)$/i.test(name)) return false;
  return typeof value === "string" && /^[\x20-\x7e]*$/.test(value);
}

/** The pending faults, in the order in which they were added. */
export class Faults {
  #pending: Fault[] = [];

  /**
   * Adds a fault.
   * @param operations the identifiers of all operations
   * @throws TypeError that names the invalid field
   */
  add(fault: Fault, operations: readonly string[]): void {
    for (const [name, value] of Object.entries(fault)) {
      const check = Object.hasOwn(checks, name) ? checks[name as keyof Fault] : undefined;
      if (!check)
        throw new TypeError(
          `Unknown field ${JSON.stringify(name)} of a fault. The fields are ${Object.keys(checks).join(", ")}.`,
        );
      if (!check.accepts(value))
        throw new TypeError(`${name} of a fault must be ${check.expected}; got ${JSON.stringify(value)}.`);
    }
    const { operation, times = 1 } = fault;
    if (operation !== undefined && !operations.includes(operation)) {
      throw new TypeError(
        `Unknown operation ${JSON.stringify(operation)}. The operations are ${operations.join(", ")}.`,
      );
    }
    this.#pending.push({ ...fault, times });
  }

  /** Takes the next fault for a call of an operation. @returns undefined if none is pending */
  next(operation: string): Fault | undefined {
    if (this.#pending.length === 0) return undefined;
    const index = this.#pending.findIndex((fault) => (fault.operation ?? operation) === operation);
    const fault = this.#pending[index];
    if (!fault) return undefined;
    const { times = 1 } = fault;
    if (times > 1) this.#pending[index] = { ...fault, times: times - 1 };
    else this.#pending.splice(index, 1);
    return fault;
  }

  clear(): void {
    this.#pending = [];
  }
}
