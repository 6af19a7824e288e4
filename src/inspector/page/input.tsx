import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { PageInput } from "../page-types.ts";
import { described, Field, Options, Select, Text } from "./controls.tsx";

interface InputProps {
  input: PageInput;
  values: readonly string[];
  onValues(values: string[]): void;
}

/** The control of a value of the contract, as its type needs it. */
export function Input({ input, values, onValues }: InputProps): VNode {
  const { name, isRequired, about: note, kind, choices } = input;
  const label = (
    <>
      <code>{name}</code> {isRequired && <small class="required">required</small>}
    </>
  );
  const field = { id: `value-${name}`, label, note };
  const [value = ""] = values;
  const onValue = (text: string) => onValues(text === "" ? [] : [text]);
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
  if (kind === "list") return <Lines {...field} values={values} onValues={onValues} />;
  if (choices.length === 0) return <Text {...field} type={kind} value={value} onValue={onValue} />;
  const isKnown = value === "" || choices.some((choice) => choice.value === value);
  const others = [{ value: "", label: "(not sent)" }, ...(isKnown ? [] : [{ value, label: value }])];
  return <Select {...field} choices={[...others, ...choices]} value={value} onValue={onValue} />;
}

interface LinesProps extends Pick<InputProps, "values" | "onValues"> {
  id: string;
  label: VNode;
  note: string;
}

/** One value a line. What is typed stays as it is, also an empty last line, unless the values were changed elsewhere. */
function Lines({ values, onValues, note, ...field }: LinesProps): VNode {
  const [typed, setTyped] = useState("");
  const valuesIn = (text: string) => text.split("\n").filter((line) => line !== "");
  const value = valuesIn(typed).join("\n") === values.join("\n") ? typed : values.join("\n");
  return (
    <Text
      {...field}
      note={`One value a line: ${note}`}
      rows={value.split("\n").length}
      value={value}
      onValue={(text) => {
        setTyped(text);
        onValues(valuesIn(text));
      }}
    />
  );
}
