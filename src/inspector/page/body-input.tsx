import type { VNode } from "preact";
import { isJson } from "../../samples/of-request.ts";
import type { FormField } from "../common/form-fields.ts";
import type { PageInput, PageOperation } from "../common/messages.ts";
import type { Calls } from "./calls.ts";
import { Input, Select, Text } from "./controls.tsx";
import { membersOf, objectText, shownTexts } from "./json-text.ts";
import { typedText } from "./values.ts";

/** The body of an operation's request: text, the fields of a form, or a file. */
export function BodyInput({ calls, operation: { bodies } }: { calls: Calls; operation: PageOperation }): VNode | null {
  const { request, change } = calls;
  const { mediaType } = request;
  if (bodies.length === 0) return null;
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
      {inputs.map((input) =>
        isJson(mediaType) ? (
          <JsonInput key={input.name} calls={calls} input={input} />
        ) : (
          <FormInput key={input.name} calls={calls} input={input} />
        ),
      )}
      {(inputs.length === 0 || isJson(mediaType)) && <BodyText calls={calls} />}
    </>
  );
}

/** The body as text. */
export function BodyText({ calls: { request, change, problem } }: { calls: Calls }): VNode {
  const { mediaType, body } = request;
  return (
    <Text
      id="body"
      label={isJson(mediaType) ? "Body (JSON)" : `Body (${mediaType})`}
      rows={Math.min(Math.max(body.split("\n").length + 1, 4), 16)}
      problem={problem}
      value={body}
      onValue={(text) => change({ body: text })}
    />
  );
}

/** A field of a JSON object. Its value is in the text of the body, and nowhere else. The text of other fields stays as it is. */
function JsonInput({ calls: { request, change }, input }: { calls: Calls; input: PageInput }): VNode | null {
  const members = membersOf(request.body || "{}");
  if (!members) return null;
  const { name } = input;
  const text = members.get(name);
  const chosen = input.choices.find(({ json }) => json !== undefined && json === text);
  return (
    <Input
      input={input}
      values={chosen ? [chosen.value] : shownTexts(text)}
      onValues={(texts) => {
        if (texts.length === 0) members.delete(name);
        else members.set(name, typedText(input, texts));
        change({ body: objectText(members) });
      }}
    />
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
      onValues={(values) => setFields(values.map((text) => ({ name, text, ...input.sent })))}
      onFiles={(chosen) => {
        setFiles(new Map([...files, [name, chosen]]));
        setFields(chosen.map((file) => ({ name, text: file.name, isFile: true, ...input.sent })));
      }}
    />
  );
}
