import type { Schema } from "../../contract/document.ts";
import { type Operation, successOf } from "../../contract/operations.ts";
import { sampleOf } from "../../contract/sample.ts";
import { PeerMissing } from "../../shared/peers.ts";
import { Refusal } from "../refusal.ts";
import type { ServedContract } from "../served-contract.ts";

/** What a request's header `Prefer` selects. */
export interface Preferences {
  /** The documented status; undefined if only the way to make the body is selected. */
  status: number | undefined;
  /** The name of the example. */
  example: string | undefined;
  /** Generates the body from the schema. */
  dynamic: boolean;
  seed: string | undefined;
  /** The header, for messages. */
  text: string;
}

const own = new Set(["code", "example", "dynamic", "seed"]);

/**
 * Reads the mock's own preferences of the header `Prefer`; others, such as `return=minimal` of RFC 7240, are ignored.
 * @returns undefined if there are none
 * @throws Refusal if the contract does not document the response
 */
export function preferencesOf(header: string | undefined, operation: Operation): Preferences | undefined {
  if (header === undefined) return undefined;
  const values = new Map(
    header
      .split(/[,;]/)
      .map((part) => part.split("=").map((text) => text.trim()))
      .map(([name = "", value = ""]): [string, string] => [name.toLowerCase(), value.replace(/^"(.*)"$/, "$1")])
      .filter(([name]) => own.has(name)),
  );
  if (values.size === 0) return undefined;
  const refused = (problem: string) => new Refusal("BadRequest", `${problem} (Prefer: ${header})`);

  const { id, responses } = operation;
  const code = values.get("code");
  if (code !== undefined && !responses.has(code))
    throw refused(`${id} has no documented status ${code}. It has ${[...responses.keys()].join(", ")}.`);
  const example = values.get("example");
  const candidates = code === undefined ? [...responses.keys()] : [code];
  const namesOf = (status: string) => responses.get(status)?.examples.map(({ name }) => name) ?? [];
  // The status follows from the name of the example.
  const status = example === undefined ? code : candidates.find((one) => namesOf(one).includes(example));
  if (example !== undefined && status === undefined) {
    const names = [...new Set(candidates.flatMap(namesOf))].join(", ") || "none";
    throw refused(`${id} has no example ${example}${code ? ` of status ${code}` : ""}. Its examples: ${names}.`);
  }
  return {
    status: status === undefined ? undefined : Number(status),
    example,
    dynamic: values.get("dynamic") === "true",
    seed: values.get("seed"),
    text: header,
  };
}

/**
 * The documented response to a valid request: an example of the contract, or a sample of the schema where the operation has none.
 * Prism makes a random one where the request prefers that.
 * @throws Refusal if Prism is needed and cannot make it
 */
export async function documentedResponse(
  { document, prism }: ServedContract,
  operation: Operation,
  { status = successOf(operation)?.status ?? 200, example, dynamic, seed, text }: Partial<Preferences> = {},
): Promise<{ status: number; body: unknown }> {
  const { schema, examples = [] } = operation.responses.get(String(status)) ?? {};
  const chosen = examples.find(({ name }) => name === example) ?? examples[0];
  if (chosen && !dynamic) return { status, body: chosen.value };
  if (!schema) return { status, body: undefined };
  if (!dynamic) return { status, body: sampleOf(document, schema as Schema) };
  try {
    return { status, body: await prism.body(operation, status, seed) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const kind = error instanceof PeerMissing ? "InternalServerError" : "BadRequest";
    throw new Refusal(kind, `${error.message} (Prefer: ${text})`);
  }
}
