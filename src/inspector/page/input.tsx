import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { PageInput } from "../common/messages.ts";

interface InputProps {
  input: PageInput;
  values: readonly string[];
  onValues(values: string[]): void;
  onFile?(file: File | undefined): void;
}

/** One input for a value, as its type needs it. */
export function Input({ input, values, onValues, onFile }: InputProps): VNode {
  const { name, isRequired, about } = input;
  const id = `value-${name}`;
  const label = name === "" ? "File" : name;
  return (
    <div class="field">
      <label for={id}>
        <code>{label}</code>
        {isRequired && <small class="required"> required</small>}
      </label>
      <Control id={id} input={input} values={values} onValues={onValues} {...(onFile && { onFile })} />
      <small id={`${id}-about`}>{about}</small>
    </div>
  );
}

function Control({ id, input, values, onValues, onFile }: InputProps & { id: string }): VNode {
  const { kind, choices } = input;
  const common = { id, "aria-describedby": `${id}-about` };
  const [value = ""] = values;
  const setValue = (text: string) => onValues(text === "" ? [] : [text]);
  if (kind === "file")
    return <input {...common} type="file" onChange={({ currentTarget }) => onFile?.(currentTarget.files?.[0])} />;
  if (kind === "list") {
    return choices.length > 0 ? (
      <select
        {...common}
        multiple
        size={Math.min(choices.length, 6)}
        onChange={({ currentTarget }) => onValues([...currentTarget.selectedOptions].map((option) => option.value))}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} selected={values.includes(choice.value)}>
            {choice.label}
          </option>
        ))}
      </select>
    ) : (
      <Lines {...common} values={values} onValues={onValues} />
    );
  }
  const listed = kind === "boolean" ? ["true", "false"].map((one) => ({ value: one, label: one })) : choices;
  if (listed.length > 0) {
    const isKnown = value === "" || listed.some((choice) => choice.value === value);
    return (
      <select {...common} value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)}>
        <option value="">(not sent)</option>
        {!isKnown && <option value={value}>{value}</option>}
        {listed.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...common}
      type={kind}
      step="any"
      value={value}
      autocomplete="off"
      spellcheck={false}
      onInput={({ currentTarget }) => setValue(currentTarget.value)}
    />
  );
}

/** A list: one value a line. */
function Lines({ values, onValues, ...rest }: Pick<InputProps, "values" | "onValues"> & { id: string }): VNode {
  const [text, setText] = useState("");
  const linesOf = (typed: string) => typed.split("\n").filter((line) => line !== "");
  // What is typed stays as it is, also an empty last line, unless the values were changed elsewhere.
  const isSame = linesOf(text).join("\n") === values.join("\n");
  return (
    <textarea
      {...rest}
      rows={2}
      placeholder="One value a line"
      value={isSame ? text : values.join("\n")}
      onInput={({ currentTarget }) => {
        setText(currentTarget.value);
        onValues(linesOf(currentTarget.value));
      }}
    />
  );
}
