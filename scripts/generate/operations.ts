import { type Document, resolve, type Schema } from "../../src/contract/document.ts";
import { type Operation, successOf } from "../../src/contract/operations.ts";
import { header, literal } from "../typescript-text.ts";

/** Generates `operations.ts`: what the client knows of the operations of {base_url}. */
export function generateOperations(document: Document, operations: Operation[]): string {
  const rows = operations
    .filter(({ isOAuth }) => !isOAuth)
    .map((operation) => {
      const { method, path, id, scope = "" } = operation;
      const hasData = requires(document, successOf(operation)?.body.schema, "data");
      const known = `id: ${literal(id)}, scope: ${literal(scope)}, hasData: ${hasData}`;
      return `  ${literal(`${method.toUpperCase()} ${path}`)}: { ${known} },\n`;
    });
  return `${header}
/** Of each operation the id, the scope that its token needs, and whether the envelope of a success always has \`data\`. */
export const operations = {
${rows.join("")}} as const;
`;
}

function requires(document: Document, schema: Schema | undefined, name: string): boolean {
  if (schema === undefined) return false;
  const { required = [], allOf = [] } = resolve<Schema>(document, schema as never);
  return required.includes(name) || allOf.some((part) => requires(document, part, name));
}
