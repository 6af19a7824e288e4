import type { VNode } from "preact";
import type { PageInput } from "../page-types.ts";
import type { Calls } from "./calls.ts";
import { Text } from "./controls.tsx";
import { Input } from "./input.tsx";
import { parsed } from "./parsed.ts";
import { typedValue } from "./values.ts";

/** The body of a request, as text. */
export function BodyText({ calls: { request, change, problem } }: { calls: Calls }): VNode {
  const { body } = request;
  return (
    <Text
      id="body"
      label="Body (JSON)"
      rows={Math.min(Math.max(body.split("\n").length + 1, 4), 16)}
      problem={problem}
      value={body}
      onValue={(text) => change({ body: text })}
    />
  );
}

/** A field of a JSON object. Its value is in the text of the body, and nowhere else. */
export function BodyField({ calls, input }: { calls: Calls; input: PageInput }): VNode | null {
  const { request, change } = calls;
  const object = parsed(request.body || "{}");
  if (typeof object !== "object" || object === null || Array.isArray(object)) return null;
  const { [input.name]: value, ...others } = object;
  return (
    <Input
      input={input}
      values={[value ?? []].flat().map(String)}
      onValues={(texts) => {
        const changed = texts.length === 0 ? others : { ...object, [input.name]: typedValue(input, texts) };
        change({ body: JSON.stringify(changed, null, 2) });
      }}
    />
  );
}
