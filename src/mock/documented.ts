import type { Document, Parameter, Schema } from "../contract/document.ts";
import { type Operation, successOf } from "../contract/operations.ts";
import { sampleOf } from "../contract/sample.ts";
import { type HttpResponse, json } from "../server/message.ts";
import { Refusal } from "./refusal.ts";
import type { Records } from "./state/records.ts";

/**
 * The documented response of an operation with the records that exist: the contract's example, or a sample of the schema.
 * @returns undefined if the operation does not document the status
 */
export function documentedResponse(
  operation: Operation,
  parameters: Readonly<Record<string, string>>,
  records: Records,
  document: Document,
  status: number = successOf(operation)?.status ?? 200,
): HttpResponse | undefined {
  const declared = operation.responses.get(String(status));
  if (!declared) return undefined;
  const { mediaType, schema = {}, examples } = declared;
  // The mock knows its own methods.
  const written = declared.headers.filter(({ name }) => name !== "Allow");
  const headers = Object.fromEntries(written.map((one) => [one.name, headerText(document, one)]));
  if (mediaType === undefined) return { status, headers, body: "" };
  const [example] = examples;
  const body = example ? example.value : sampleOf(document, schema as Schema);
  // Such as a file of CSV, which is a text.
  if (mediaType !== "application/json")
    return { status, headers: { ...headers, "Content-Type": mediaType }, body: typeof body === "string" ? body : "" };
  return json(status, status < 400 ? records.payload(operation, body, parameters) : body, headers);
}

/** A header that a response declares: its example, or a sample of its schema. */
function headerText(document: Document, { example, schema }: Parameter): string {
  return String(example ?? sampleOf(document, (schema ?? {}) as Schema));
}

/**
 * The documented status that the header `Prefer` selects: `code=404`. Other preferences of RFC 7240 are ignored.
 * @throws Refusal if the contract does not document it
 */
export function preferredStatus(header: string | undefined, { id, responses }: Operation): number | undefined {
  const [, code] = /(?:^|[,;])\s*code\s*=\s*"?([^",;]*)/i.exec(header ?? "") ?? [];
  if (code === undefined) return undefined;
  if (responses.has(code.trim())) return Number(code);
  const documented = [...responses.keys()].join(", ");
  throw new Refusal("BadRequest", `${id} has no documented status ${code}. It has ${documented}. (Prefer: ${header})`);
}

export function missingRecord({ responses }: Operation): Refusal {
  const body = responses.get("404")?.examples[0]?.value as { code: number; message: string } | undefined;
  return new Refusal(body ? { status: 404, body } : "NotFound");
}
