import type { VNode } from "preact";
import { type FormField, hasBody, isJson } from "../../samples/of-request.ts";
import type { PageInput, PageOperation } from "../common/messages.ts";
import type { Calls } from "./calls.ts";
import { Input, Select, Text } from "./controls.tsx";

/** The body of a request: text, the fields of a form, or a file. */
export function BodyInput({ calls, operation }: { calls: Calls; operation: PageOperation | undefined }): VNode | null {
  const { request, change, problem } = calls;
  const { method, mediaType, body } = request;
  const bodies = operation?.bodies ?? [];
  if (!hasBody(method, mediaType)) return null;
  const { inputs = [] } = bodies.find((one) => one.mediaType === mediaType) ?? {};
  return (
    <>
      {bodies.length > 1 && (
        <Select
          id="media-type"
          label="Type of the body"
          choices={bodies.map((one) => ({ value: one.mediaType, label: one.mediaType }))}
          value={mediaType}
          onValue={(chosen) => {
            const { inputs: _, ...example } = bodies.find((one) => one.mediaType === chosen) ?? {};
            change(example);
          }}
        />
      )}
      {inputs.map((input) => (
        <FormInput key={input.name} calls={calls} input={input} />
      ))}
      {inputs.length === 0 && (
        <Text
          id="body"
          label={isJson(mediaType) ? "Body (JSON)" : `Body (${mediaType})`}
          rows={Math.min(Math.max(body.split("\n").length + 1, 4), 16)}
          problem={problem}
          value={body}
          onValue={(text) => change({ body: text })}
        />
      )}
    </>
  );
}

/** A field of a form. */
function FormInput({ calls, input }: { calls: Calls; input: PageInput }): VNode {
  const { request, change, files, setFiles } = calls;
  const { name } = input;
  const isOwn = (field: FormField) => field.name === name;
  const setFields = (fields: FormField[]) =>
    change({ fields: [...request.fields.filter((field) => !isOwn(field)), ...fields] });
  return (
    <Input
      input={input}
      values={request.fields.filter(isOwn).map(({ text }) => text)}
      onValues={(values) => setFields(values.map((text) => ({ name, text })))}
      onFile={(file) => {
        setFiles(new Map([...files].filter(([one]) => one !== name).concat(file ? [[name, file]] : [])));
        setFields(file ? [{ name, text: file.name, isFile: true }] : []);
      }}
    />
  );
}
