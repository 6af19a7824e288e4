import type { Operation } from "../../contract/operations.ts";
import { Refusal } from "../refusal.ts";
import type { PrismPreferences } from "./prism.ts";

/** What a request's header `Prefer` selects. */
export interface Preferences {
  /** The documented status; undefined if only the way to make the body is selected. */
  status: number | undefined;
  prism: PrismPreferences;
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
  const seed = values.get("seed");
  return {
    status: status === undefined ? undefined : Number(status),
    prism: {
      dynamic: values.get("dynamic") === "true",
      ...(status !== undefined && { code: Number(status) }),
      ...(example !== undefined && { exampleKey: example }),
      ...(seed !== undefined && { seed }),
    },
    text: header,
  };
}
