import { isSecretParameter, mask, maskedHeader } from "./mask.ts";

/** Attributes with the body of a message, as Kong, nginx and others name them. */
const bodyName = /^(raw_?)?body(_?text)?$|_body$|^payload$|^data$/i;
/** A form or a query: pairs, and nothing that makes it JSON or a sentence. */
const isForm = /^[\w%.+~-]+=[^{["\s]*$/;
const pair = /(?<=^|[?&;\s])([\w%.+~-]+)=([^&;\s]*)/g;

/**
 * An entry of a log without tokens, secrets, cookies and keys. Logs have them in many places, so names decide: of
 * attributes, headers and parameters, at any depth, also in JSON and in forms within texts.
 * @param name of the attribute that has the value
 */
export function maskedLogEntry(value: unknown, name = ""): unknown {
  if (typeof value === "string") return maskedLogText(value, name);
  if (Array.isArray(value)) return value.map((one) => maskedLogEntry(one, name));
  if (typeof value !== "object" || value === null) return value;
  const attributes: Record<string, unknown> = { ...value };
  // A header in a list of headers.
  if (typeof attributes.name === "string" && "value" in attributes) {
    return { ...attributes, value: maskedLogEntry(attributes.value, attributes.name) };
  }
  return Object.fromEntries(Object.entries(attributes).map(([key, one]) => [key, maskedLogEntry(one, key)]));
}

function maskedLogText(text: string, name: string): string {
  // nginx has the header Authorization of a request as `http_authorization`.
  const header = name
    .toLowerCase()
    .replace(/^(sent_)?http_/, "")
    .replaceAll("_", "-");
  if (/^(authorization|cookie|set-cookie)$/.test(header)) return maskedHeader({ name: header, value: text }).value;
  if (isSecretParameter(name)) return mask;
  const json = jsonOf(text);
  if (json !== undefined) return JSON.stringify(maskedLogEntry(json));
  // Of a body that is neither JSON nor a form, nothing is known, so nothing is kept.
  if (bodyName.test(name) && text !== "" && !isForm.test(text)) return mask;
  return text.replace(/\/\/[^/@\s]+@/g, "//").replace(pair, (whole: string, key: string) => {
    const [decoded = key] = new URLSearchParams(whole).keys();
    return isSecretParameter(decoded) ? `${key}=${mask}` : whole;
  });
}

/** The object or array that a text is; undefined if it is another text. */
function jsonOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
