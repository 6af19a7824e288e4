import { type Document, resolve, type Schema } from "../../src/contract/document.ts";
import { type Operation, successOf } from "../../src/contract/operations.ts";
import { header, literal } from "../typescript-text.ts";

/** Generates `operations.ts`: the facts about the operations of {base_url} that the client uses. */
export function generateOperations(document: Document, operations: Operation[]): string {
  const rows = operations
    .filter(({ isOAuth }) => !isOAuth)
    .map((operation) => {
      const { method, path, id, scope = "", version } = operation;
      const hasData = requires(document, successOf(operation)?.body.schema, "data");
      const known = `id: ${literal(id)}, scope: ${literal(scope)}, hasData: ${hasData}${version === document["x-default-version"] ? "" : `, version: ${literal(version)}`}`;
      return `  ${literal(`${method} ${path}`)}: { ${known} },\n`;
    });
  return `${header}
/** The facts about an operation that the client uses. */
export interface KnownOperation {
  id: string;
  /** The scope that its token needs. */
  scope: string;
  /** Whether the envelope of a success always has \`data\`. */
  hasData: boolean;
  /** The API version, if it is not the default. */
  version?: string;
}

/** By method and path. */
export const operations: Readonly<Record<string, KnownOperation>> = {
${rows.join("")}};
`;
}

function requires(document: Document, schema: Schema | undefined, name: string): boolean {
  if (schema === undefined) return false;
  const { required = [], allOf = [] } = resolve<Schema>(document, schema as never);
  return required.includes(name) || allOf.some((part) => requires(document, part, name));
}
