/** How a call goes wrong. One of `status`, `cut` and `malformed`, or none to be only late. */
export interface Fault {
  /** The operation to fail, such as `listMonitors`; any if left out. */
  operation?: string;
  /** How many calls; 1 if left out. */
  times?: number;
  /** The status to answer with, such as 503; the body is an error of the service. */
  status?: number;
  /** More headers of that answer, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** The connection breaks off without an answer. */
  cut?: boolean;
  /** The answer has status 200, but its body is no JSON. */
  malformed?: boolean;
  /** Milliseconds to wait first. */
  delay?: number;
}

const checks: Record<keyof Fault, (value: unknown) => boolean> = {
  operation: (value) => typeof value === "string",
  times: (value) => Number.isInteger(value) && (value as number) > 0,
  status: (value) => Number.isInteger(value) && (value as number) >= 400 && (value as number) <= 599,
  headers: (value) => typeof value === "object" && value !== null && Object.entries(value).every(isHeader),
  cut: (value) => typeof value === "boolean",
  malformed: (value) => typeof value === "boolean",
  delay: (value) => Number.isFinite(value) && (value as number) >= 0 && (value as number) <= 60_000,
};

/** The length of an answer is the server's own. */
function isHeader([name, value]: [string, unknown]): boolean {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /^(content-length|transfer-encoding|trailer)$/i.test(name)) return false;
  return typeof value === "string" && /^[\x20-\x7e]*$/.test(value);
}

/** The faults that calls are to meet, in the order in which they were asked for. */
export class Faults {
  #pending: Fault[] = [];

  /**
   * @param operations the identifiers that there are
   * @throws TypeError that names the field that is wrong
   */
  add(fault: Fault, operations: readonly string[]): void {
    for (const [name, value] of Object.entries(fault)) {
      const check = Object.hasOwn(checks, name) ? checks[name as keyof Fault] : undefined;
      if (!check)
        throw new TypeError(`A fault has no field ${JSON.stringify(name)}; it has ${Object.keys(checks).join(", ")}.`);
      if (!check(value)) throw new TypeError(`The fault's ${name} cannot be ${JSON.stringify(value)}.`);
    }
    const { operation, times = 1 } = fault;
    if (operation !== undefined && !operations.includes(operation)) {
      throw new TypeError(`There is no operation ${JSON.stringify(operation)}; there are ${operations.join(", ")}.`);
    }
    this.#pending.push({ ...fault, times });
  }

  /** The fault that a call of this operation meets, which is then counted. */
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
