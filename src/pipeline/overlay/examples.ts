import { type Document, type Parameter, type Reference, resolve, type Schema } from "../../contract/document.ts";
import {
  type Content,
  isSent,
  type Operation,
  type OperationBody,
  operationsOf,
  parameterContent,
} from "../../contract/operations.ts";
import { sampleOf } from "../../contract/sample.ts";
import { compileContract } from "../../validation/compile/compile.ts";
import { type BodyDescription, bodyIn, type OperationDescription } from "../../validation/description.ts";
import { isJson } from "../../validation/message.ts";
import type { Origins, Path } from "./origins.ts";
import { at } from "./targets.ts";

/**
 * Checks what pages and the mock show of the operations that overlays have added, with the validators that the build makes. It
 * checks the examples of bodies. A body without an example, and a parameter that samples send, is checked with a value made from
 * its schema.
 * @param extended the contract in the hand-written form, whose parts have their origins
 * @param published the same, as it is published
 * @returns a warning about each value that breaks its schema, with its place
 */
export function checkExamples(extended: Document, published: Document, origins: Origins): string[] {
  const added = operationsOf(published).filter(({ object }) => object["x-added"] !== undefined);
  const validators = compileContract(published, (id) => added.some((operation) => operation.id === id));
  return added.flatMap((operation) => {
    const here: Path = ["paths", operation.path, operation.method];
    const description = validators.operation(operation.id);
    const parameters = operation.parameters
      .filter(isSent)
      .map((one): [Path, string | undefined] => [
        parameterPath(extended, here, one),
        problemOfParameter(published, one, description),
      ]);
    return [...parameters, ...bodiesOf(published, operation, description, here)].flatMap(([path, problem]) =>
      problem === undefined ? [] : [`${origins.of(extended, path) ?? origins.of(extended, here)}  ${problem}`],
    );
  });
}

/** The place of a parameter. Those of the path have become the operation's, and have no place of their own. */
function parameterPath(extended: Document, operation: Path, { name, in: place }: Parameter): Path {
  const all = (at(extended, [...operation, "parameters"]) ?? []) as Array<Reference<Parameter>>;
  const index = all.map((one) => resolve(extended, one)).findIndex((one) => one.name === name && one.in === place);
  return [...operation, "parameters", index];
}

function problemOfParameter(document: Document, parameter: Parameter, description: OperationDescription) {
  const { name, in: place } = parameter;
  const { schema, examples } = parameterContent(document, parameter);
  if (examples.length > 0) return undefined;
  const validator = description.parameters.find((one) => one.name === name && one.in === place)?.schema;
  const [problem] = validator?.problems(sampleOf(document, schema)) ?? [];
  return problem && madeProblem(`There is no example of \`${name}\``, problem);
}

function bodiesOf(
  document: Document,
  { requestBody, responses }: Operation,
  { requestBody: described, responses: byStatus }: OperationDescription,
  here: Path,
): Array<[Path, string | undefined]> {
  const all: Array<[Path, OperationBody | undefined, BodyDescription | undefined]> = [
    [[...here, "requestBody"], requestBody, described],
    ...[...responses].map(([status, body]): [Path, OperationBody, BodyDescription | undefined] => [
      [...here, "responses", status],
      body,
      byStatus[status],
    ]),
  ];
  return all.flatMap(([path, body, description]) =>
    (body?.contents ?? [])
      .filter(({ mediaType }) => description && isJson(mediaType))
      .map((content): [Path, string | undefined] => [
        [...path, "content", content.mediaType],
        problemOfBody(document, content, description as BodyDescription, body === requestBody),
      ]),
  );
}

function problemOfBody(
  document: Document,
  { schema, examples, mediaType }: Content,
  description: BodyDescription,
  isRequest: boolean,
): string | undefined {
  const isMade = examples.length === 0;
  const values = isMade ? [sampleOf(document, schema as Schema, { isRequest })] : examples.map(({ value }) => value);
  const { schema: validator } = bodyIn(description, mediaType);
  const [problem] = values.flatMap((value) => (value === undefined ? [] : (validator?.problems(value) ?? [])));
  if (!problem) return undefined;
  return isMade ? madeProblem("There is no example", problem) : `The example ${broken(problem)} Correct it.`;
}

function madeProblem(what: string, problem: { at: string; text: string }): string {
  return `${what}, and what is made from the schema ${broken(problem)} Add an example.`;
}

function broken({ at: place, text }: { at: string; text: string }): string {
  return `breaks the contract: ${[place, text].filter(Boolean).join(": ")}.`;
}
