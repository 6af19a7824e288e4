import type { Violation } from "../../validation/violation.ts";

/** Where calls are forwarded to and recorded. */
export interface RecordOptions {
  /** {base_url} of the real service. */
  upstream: string;
  /** The recording, a JSON file, written after each response; one that exists is replaced. */
  file: string;
  /** Called with what breaks the contract in a call or its response, without secrets. */
  onViolation?: (violations: readonly Violation[]) => void;
}
