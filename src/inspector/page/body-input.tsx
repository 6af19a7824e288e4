import type { VNode } from "preact";
import { type FormField, hasBody } from "../../samples/of-request.ts";
import type { PageInput, PageOperation } from "../common/messages.ts";
import { isJson } from "../common/request.ts";
import type { Calls } from "./calls.ts";
import { Input } from "./input.tsx";

/** The body of a request: text, the fields of a form, or a file. */
export function BodyInput({ calls, operation }: { calls: Calls; operation: PageOperation | undefined }): VNode | null {
  const { request, setRequest } = calls;
  const { method, mediaType } = request;
  if (!hasBody(method)) return null;
  const bodies = operation?.bodies ?? [];
  const chosen = bodies.find((body) => body.mediaType === mediaType);
  return (
    <>
      {bodies.length > 1 && (
        <div class="field">
          <label for="media-type">Type of the body</label>
          <select
            id="media-type"
            value={mediaType}
            onChange={({ currentTarget }) => {
              const next = bodies.find((body) => body.mediaType === currentTarget.value);
              if (next) setRequest({ ...request, mediaType: next.mediaType, body: next.body, fields: next.fields });
            }}
          >
            {bodies.map((body) => (
              <option key={body.mediaType}>{body.mediaType}</option>
            ))}
          </select>
        </div>
      )}
      {chosen && chosen.inputs.length > 0 ? (
        chosen.inputs.map((input) => <FormInput key={input.name} calls={calls} input={input} />)
      ) : (
        <div class="field">
          <label for="body">{isJson(mediaType) ? "Body (JSON)" : `Body (${mediaType})`}</label>
          <textarea
            id="body"
            rows={Math.min(Math.max(request.body.split("\n").length + 1, 4), 16)}
            spellcheck={false}
            autocapitalize="none"
            aria-invalid={calls.problem?.field === "body" || undefined}
            value={request.body}
            onInput={({ currentTarget }) => setRequest({ ...request, body: currentTarget.value })}
          />
        </div>
      )}
    </>
  );
}

/** A field of a form. */
function FormInput({ calls, input }: { calls: Calls; input: PageInput }): VNode {
  const { request, setRequest, files, setFiles } = calls;
  const { name } = input;
  const setFields = (fields: FormField[]) =>
    setRequest({ ...request, fields: [...request.fields.filter((field) => field.name !== name), ...fields] });
  return (
    <Input
      input={input}
      values={request.fields.filter((field) => field.name === name).map(({ text }) => text)}
      onValues={(values) => setFields(values.map((text) => ({ name, text })))}
      onFile={(file) => {
        setFiles(new Map([...files].filter(([one]) => one !== name).concat(file ? [[name, file]] : [])));
        if (name !== "") setFields(file ? [{ name, text: file.name, isFile: true }] : []);
      }}
    />
  );
}
