import { isSecretParameter } from "../shared/secrets.ts";
import { type Form, formOf } from "./forms.ts";

/** Texts of a form that say nothing about anybody. Those of a format are valid, whatever the name of their field. */
const ofForm: { [form in Form]?: string } = {
  timestamp: "2026-01-02T03:04:05+0000",
  "date-time": "2026-01-02T03:04:05Z",
  date: "2026-01-02",
  uuid: "00000000-0000-4000-8000-000000000000",
  uri: "https://www.example.com/",
  email: "name@example.com",
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
  const form = formOf(value);
  const text = textOf(form);
  if (text !== undefined) return text;
  if (isSecretParameter(name, value)) return "***";
  if (form === "address") return "192.0.2.1";
  if (/^\d+$/.test(value)) return digits(Math.min(value.length, 40));
  return value === "" ? "" : "text";
}

/** What stands for any text of a form. */
export function textOf(form: Form | undefined): string | undefined {
  return form && ofForm[form];
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
