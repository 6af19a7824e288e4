import type { Schema } from "../contract/document.ts";
import { type Operation, successOf } from "../contract/operations.ts";
import { sampleOf } from "../contract/sample.ts";
import { Refusal } from "./refusal.ts";
import type { ServedContract } from "./served-contract.ts";

/**
 * The documented status that a request's header `Prefer` selects: `code=404`. Other preferences, such as `return=minimal`
 * of RFC 7240, are ignored.
 * @returns undefined if it selects none
 * @throws Refusal if the contract does not document it
 */
export function preferredStatus(header: string | undefined, { id, responses }: Operation): number | undefined {
  const [, code] = /(?:^|[,;])\s*code\s*=\s*"?([^",;]*)/i.exec(header ?? "") ?? [];
  if (code === undefined) return undefined;
  if (responses.has(code.trim())) return Number(code);
  const documented = [...responses.keys()].join(", ");
  throw new Refusal("BadRequest", `${id} has no documented status ${code}. It has ${documented}. (Prefer: ${header})`);
}

/** The documented response to a valid request: the contract's example, or a sample of the schema if it has none. */
export function documentedResponse(
  { document }: ServedContract,
  operation: Operation,
  status: number = successOf(operation)?.status ?? 200,
): { status: number; mediaType: string; body: unknown } {
  const { mediaType = "application/json", schema, examples = [] } = operation.responses.get(String(status)) ?? {};
  const [example] = examples;
  return { status, mediaType, body: example ? example.value : schema && sampleOf(document, schema as Schema) };
}
