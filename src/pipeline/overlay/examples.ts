import type { Document, Schema } from "../../contract/document.ts";
import { type Content, type OperationBody, operationsOf } from "../../contract/operations.ts";
import { sampleOf } from "../../contract/sample.ts";
import { compileContract } from "../../validation/compile/compile.ts";
import { type BodyDescription, bodyIn } from "../../validation/description.ts";
import { isJson } from "../../validation/message.ts";
import type { Origins, Path } from "./origins.ts";

/**
 * Checks the bodies that pages and the mock show of the operations that overlays have added, with the validators that the build
 * makes: examples, and without one what is made from the schema.
 * @param extended the contract in the hand-written form, whose parts have their origins
 * @param published the same, as it is published
 * @returns a warning about each body that breaks its schema, with its place
 */
export function checkExamples(extended: Document, published: Document, origins: Origins): string[] {
  const added = operationsOf(published).filter(({ object }) => object["x-added"] !== undefined);
  const validators = compileContract(published, (id) => added.some((operation) => operation.id === id));
  return added.flatMap(({ id, path, method, requestBody, responses }) => {
    const { requestBody: described, responses: byStatus } = validators.operation(id);
    const here: Path = ["paths", path, method];
    const bodies: Array<[Path, OperationBody | undefined, BodyDescription | undefined]> = [
      [[...here, "requestBody"], requestBody, described],
      ...[...responses].map(([status, body]): [Path, OperationBody, BodyDescription | undefined] => [
        [...here, "responses", status],
        body,
        byStatus[status],
      ]),
    ];
    return bodies.flatMap(([at, body, description]) =>
      (body?.contents ?? []).flatMap((content) => {
        const { mediaType } = content;
        const wrong =
          description && isJson(mediaType) ? problemIn(published, content, description, body === requestBody) : "";
        return wrong ? [`${origins.of(extended, [...at, "content", mediaType])}  ${wrong}`] : [];
      }),
    );
  });
}

function problemIn(
  document: Document,
  { schema, examples, mediaType }: Content,
  description: BodyDescription,
  isRequest: boolean,
): string | undefined {
  const made = examples.length === 0;
  const values = made ? [sampleOf(document, schema as Schema, { isRequest })] : examples.map(({ value }) => value);
  const { schema: validator } = bodyIn(description, mediaType);
  const [problem] = values.flatMap((value) => (value === undefined ? [] : (validator?.problems(value) ?? [])));
  if (!problem) return undefined;
  const what = made ? "There is no example, and what is made from the schema" : "The example";
  const fix = made ? "Add an example." : "Correct it.";
  return `${what} breaks the contract: ${[problem.at, problem.text].filter(Boolean).join(": ")}. ${fix}`;
}
