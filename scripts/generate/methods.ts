import type { Operation } from "../../src/contract/operations.ts";
import { capitalised } from "../../src/shared/words.js";
import { docComment, header, literal } from "../typescript-text.ts";

/**
 * Generates `methods.ts`: a signature for each operation of {base_url}, by method, so that an editor shows the operation's
 * summary and short types where a program calls it. openapi-fetch's own types show one text for all operations.
 */
export function generateMethods(operations: Operation[]): string {
  const ours = operations.filter(({ isOAuth }) => !isOAuth);
  const methods = [...new Set(ours.map(({ method }) => method))];
  const all = methods.map((method) => `  ${method}: ${capitalised(method)}Operations<Options, Throws>;\n`);
  return [
    ...[header, preamble, ...ours.map(operationSource), ...methods.map((method) => methodSource(method, ours))],
    `/** The operations, by method. */\nexport interface Signatures<Options, Throws> {\n${all.join("")}}\n`,
  ].join("\n");
}

const preamble = `import type { FetchOptions, FetchResponse, ParseAs } from "openapi-fetch";
import type { operations } from "./types.ts";

type OperationOf<Id extends keyof operations> = operations[Id];

/** The options of a call that are openapi-fetch's own and those of \`fetch\`; this client has its own \`fetch\`. */
export type StockOptions<Operation> = Omit<FetchOptions<Operation>, "fetch" | "method" | "parseAs">;

/** The body of a response or, unless an error is thrown, that of an error: also of a 200 with an error code. */
export type CallResult<Operation extends object, As, Throws> = Extract<
  FetchResponse<Operation, { parseAs: As }, \`\${string}/\${string}\`>,
  Throws extends true ? { data: unknown } : unknown
>;
`;

function operationSource({ id, summary }: Operation): string {
  const name = capitalised(id);
  return `${docComment([`${summary}.`])}export interface ${name} extends OperationOf<${literal(id)}> {}

/** The options of a call. */
export interface ${name}Options<As> extends StockOptions<${name}> {
  parseAs?: As & ParseAs;
}
`;
}

function methodSource(method: string, operations: Operation[]): string {
  const signatures = operations.filter((operation) => operation.method === method).map(signatureSource);
  return `${docComment([`The operations with the method ${method.toUpperCase()}.`])}export interface ${capitalised(method)}Operations<Options, Throws> {\n${signatures.join("")}}\n`;
}

function signatureSource({ id, path, summary, object, parameters, requestBody }: Operation): string {
  const name = capitalised(id);
  const needsOptions = parameters.some(({ required }) => required) || requestBody?.isRequired;
  const options = `options${needsOptions ? "" : "?"}: ${name}Options<As> & Options`;
  const mark = object.deprecated ? ["", "@deprecated"] : [];
  const comment = docComment([`${summary}.`, "", ...(object.description ?? "").trim().split("\n"), ...mark], "  ");
  return `${comment}  <As extends ParseAs = "json">(path: ${literal(path)}, ${options}): Promise<CallResult<${name}, As, Throws>>;\n`;
}
