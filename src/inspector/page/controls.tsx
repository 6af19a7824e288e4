import type { ComponentChildren, VNode } from "preact";
import type { Choice } from "../page-types.ts";
import type { FieldProblem } from "./request.ts";

/** What every control has. */
interface FieldProps {
  id: string;
  label: ComponentChildren;
  /** Below the control. */
  note?: ComponentChildren;
}

export function Field({ id, label, note, children }: FieldProps & { children: ComponentChildren }): VNode {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {note && <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}

export const described = ({ id, note }: FieldProps) => ({ id, "aria-describedby": note ? `${id}-note` : undefined });

export function Options({ choices, chosen = [] }: { choices: readonly Choice[]; chosen?: readonly string[] }): VNode {
  return (
    <>
      {choices.map(({ value, label }) => (
        <option key={value} value={value} selected={chosen.includes(value)}>
          {label}
        </option>
      ))}
    </>
  );
}

interface SelectProps extends FieldProps {
  choices: readonly Choice[];
  value: string;
  onValue(value: string): void;
}

export function Select({ choices, value, onValue, ...field }: SelectProps): VNode {
  return (
    <Field {...field}>
      <select {...described(field)} value={value} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
        <Options choices={choices} />
      </select>
    </Field>
  );
}

export interface TextProps extends FieldProps {
  value: string;
  onValue(text: string): void;
  type?: string;
  /** Of a text of several lines. */
  rows?: number;
  /** What the last click on Send found wrong, in this field or in another. */
  problem?: FieldProblem | undefined;
}

export function Text({ value, onValue, type, rows, problem, ...field }: TextProps): VNode {
  const common = {
    ...described(field),
    ...{ value, autocomplete: "off", autocapitalize: "none" as const, spellcheck: false },
    "aria-invalid": problem?.field === field.id || undefined,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onValue(currentTarget.value),
  };
  return (
    <Field {...field}>
      {rows === undefined ? <input {...common} type={type} step="any" /> : <textarea {...common} rows={rows} />}
    </Field>
  );
}
