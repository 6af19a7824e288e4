import { isSecretParameter } from "../shared/secrets.ts";
import { type Form, formOf } from "./forms.ts";

const email = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const address = /\b\d{1,3}(\.\d{1,3}){3}\b|\b[\da-f]{0,4}(:[\da-f]{0,4}){3,7}\b/i;
const url = /^[a-z][a-z\d+.-]*:\/\//i;
const ofForm: { [form in Form]?: string } = {
  timestamp: "2026-01-02T03:04:05+0000",
  "date-time": "2026-01-02T03:04:05Z",
  date: "2026-01-02",
  uuid: "00000000-0000-4000-8000-000000000000",
};
/** Names of people and of places on the network. */
const network = /mail|phone|mobile|^ip|_ip$|address|host(name)?$|^dns/i;
const people =
  /user|owner|author|assignee|member|creator|reviewer|receiver|recipient|sender|contact|person|people|tenant|account|customer|(^|_)by$/i;

/** Whether the values of a name are of people or of places on the network. */
export function isPersonal(name: string): boolean {
  return network.test(name) || people.test(name);
}

/** A value of the same form that says nothing about the real one. */
export function placeholder(value: string | number | boolean, name: string): unknown {
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return isSecretParameter(name, value) ? 0 : Math.sign(value) * numberLike(value);
  // First what has a format, which the example must have, too: a URL may have a user as an e-mail address has it.
  if (url.test(value)) return "https://www.example.com/";
  if (email.test(value)) return "name@example.com";
  const form = formOf(value);
  if (form && ofForm[form]) return ofForm[form];
  if (isSecretParameter(name, value)) return "***";
  if (address.test(value)) return "192.0.2.1";
  if (/^\d+$/.test(value)) return digits(Math.min(value.length, 40));
  return value === "" ? "" : "text";
}

/** A path with placeholders instead of the values of its parameters. */
export function placeholderPath(segments: readonly string[], template: readonly string[]): string {
  const shown = segments.map((segment, index) =>
    template[index]?.startsWith("{") ? String(placeholder(segment, "")) : segment,
  );
  return `/${shown.join("/")}`;
}

/** 7.25 as 1.12: as many digits before and after the point. */
function numberLike(value: number): number {
  const [whole = "0", fraction = ""] = String(Math.abs(value)).split(".");
  if (value === 0 || /e/.test(String(value))) return value === 0 ? 0 : 1;
  return Number(`${whole === "0" ? "0" : digits(whole.length)}${fraction && `.${digits(fraction.length)}`}`);
}

function digits(length: number): string {
  return "1234567890".repeat(Math.ceil(length / 10)).slice(0, length);
}
