import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import type { Choice, PageInput } from "../common/messages.ts";
import type { FieldProblem } from "../common/request.ts";

/** What every control has. */
interface FieldProps {
  id: string;
  label: ComponentChildren;
  /** Below the control. */
  note?: ComponentChildren;
}

function Field({ id, label, note, children }: FieldProps & { children: ComponentChildren }): VNode {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {note && <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}

const described = ({ id, note }: FieldProps) => ({ id, "aria-describedby": note ? `${id}-note` : undefined });

function Options({ choices, chosen = [] }: { choices: readonly Choice[]; chosen?: readonly string[] }): VNode {
  const optionsOf = (group: string | undefined) =>
    choices
      .filter((choice) => choice.group === group)
      .map(({ value, label }) => (
        <option key={value} value={value} selected={chosen.includes(value)}>
          {label}
        </option>
      ));
  const groups = [...new Set(choices.flatMap(({ group }) => group ?? []))];
  return (
    <>
      {optionsOf(undefined)}
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {optionsOf(group)}
        </optgroup>
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

interface TextProps extends FieldProps {
  value: string;
  onValue(text: string): void;
  type?: string;
  /** Of a text of several lines. */
  rows?: number;
  suggestions?: readonly Choice[];
  /** What the last click on Send found wrong, in this field or in another. */
  problem?: FieldProblem | undefined;
}

export function Text({ value, onValue, type, rows, suggestions, problem, ...field }: TextProps): VNode {
  const common = {
    ...described(field),
    ...{ value, autocomplete: "off", autocapitalize: "none" as const, spellcheck: false },
    "aria-invalid": problem?.field === field.id || undefined,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onValue(currentTarget.value),
  };
  const list = suggestions && `${field.id}-list`;
  return (
    <Field {...field}>
      {rows === undefined ? (
        <input {...common} type={type} step="any" list={list} />
      ) : (
        <textarea {...common} rows={rows} />
      )}
      {suggestions && (
        <datalist id={list}>
          <Options choices={suggestions} />
        </datalist>
      )}
    </Field>
  );
}

interface LinesProps<Value> extends Omit<TextProps, "value" | "onValue" | "rows"> {
  values: readonly Value[];
  onValues(values: Value[]): void;
  parse(line: string): Value;
  format(value: Value): string;
}

/** One value a line. What is typed stays as it is, also an empty last line, unless the values were changed elsewhere. */
export function Lines<Value>({ values, onValues, parse, format, ...field }: LinesProps<Value>): VNode {
  const [typed, setTyped] = useState("");
  const valuesIn = (text: string) => text.split("\n").flatMap((line) => (line === "" ? [] : [parse(line)]));
  const isSame = JSON.stringify(valuesIn(typed)) === JSON.stringify(values);
  const value = isSame ? typed : values.map(format).join("\n");
  return (
    <Text
      {...field}
      rows={value.split("\n").length}
      value={value}
      onValue={(text) => {
        setTyped(text);
        onValues(valuesIn(text));
      }}
    />
  );
}

interface InputProps {
  input: PageInput;
  values: readonly string[];
  onValues(values: string[]): void;
  onFiles?(files: File[]): void;
}

/** The control of a value of the contract, as its type needs it. */
export function Input({ input, values, onValues, onFiles }: InputProps): VNode {
  const { name, isRequired, about: note, kind, choices } = input;
  const label = (
    <>
      <code>{name === "" ? "File" : name}</code> {isRequired && <small class="required">required</small>}
    </>
  );
  const field = { id: `value-${name}`, label, note };
  const [value = ""] = values;
  // Decided once: a control that is replaced loses the focus.
  const [hasLines] = useState(value.includes("\n"));
  const onValue = (text: string) => onValues(text === "" ? [] : [text]);
  if (kind === "file") {
    return (
      <Field {...field}>
        <input
          {...described(field)}
          type="file"
          multiple={input.isList}
          onChange={({ currentTarget }) => onFiles?.([...(currentTarget.files ?? [])])}
        />
      </Field>
    );
  }
  if (kind === "list" && choices.length > 0) {
    return (
      <Field {...field}>
        <select
          {...described(field)}
          multiple
          size={Math.min(choices.length, 6)}
          onChange={({ currentTarget }) => onValues([...currentTarget.selectedOptions].map((option) => option.value))}
        >
          <Options choices={choices} chosen={values} />
        </select>
      </Field>
    );
  }
  if (kind === "list") {
    const same = (text: string) => text;
    const lines = { ...field, note: `One value a line: ${note}` };
    return <Lines {...lines} values={values} onValues={onValues} parse={same} format={same} />;
  }
  if (choices.length === 0 && hasLines) return <Text {...field} rows={4} value={value} onValue={onValue} />;
  if (choices.length === 0) return <Text {...field} type={kind} value={value} onValue={onValue} />;
  const isKnown = value === "" || choices.some((choice) => choice.value === value);
  const others = [{ value: "", label: "(not sent)" }, ...(isKnown ? [] : [{ value, label: value }])];
  // An empty value is sent as none.
  const sent = choices.filter((choice) => choice.value !== "");
  return <Select {...field} choices={[...others, ...sent]} value={value} onValue={onValue} />;
}
