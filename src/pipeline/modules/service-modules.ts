import type { Constant } from "../../contract/constants.ts";
import { dataCentersOf } from "../../contract/data-centers.ts";
import type { Document } from "../../contract/document.ts";
import { type Operation, operationsOf, successOf } from "../../contract/operations.ts";
import { sampleOf } from "../../contract/sample.ts";
import { docComment, header, key, literal } from "../../shared/typescript-text.ts";
import { isJson } from "../../validation/message.ts";

/**
 * Generates `data-centers.ts`: the server URLs of each data center, with their variables. A server belongs to a data
 * center if its description is the meaning of the data center's code.
 * @throws Error if a data center does not have a server
 */
export function generateDataCenters(document: Document, constants: Constant[]): string {
  const centers = dataCentersOf(document, constants);
  const codes = constants.find(({ name }) => name === "DataCenter")?.members ?? [];
  const rows = codes.map(({ id, meaning }) => {
    const { baseUrl, authUrl } = centers.find(({ code }) => code === id) ?? {};
    if (!baseUrl || !authUrl) throw new Error(`The data center ${id} has no server whose description is "${meaning}".`);
    return `  ${id}: { base: ${literal(baseUrl)}, auth: ${literal(authUrl)} },\n`;
  });
  const comment =
    "The {base_url} and {auth_url} of each data center. The specification does not give the names in braces.";
  return `${header}\n${docComment([comment])}export const dataCenters = {\n${rows.join("")}} as const;\n`;
}

/**
 * Generates `limits.ts`: the numbers of the specification's table of limits. Each limit is a separate export, so that a
 * bundle contains only those that it imports.
 */
export function generateLimits(document: Document): string {
  const limits = Object.entries(document.components.securitySchemes.OAuth2["x-limits"]).map(([name, limit]) => {
    const { title, text, ...numbers } = limit;
    const fields = Object.entries(numbers).map(([field, value]) => `${field}: ${value}`);
    return `${docComment([`${title}: ${text}.`])}export const ${name} = { ${fields.join(", ")} } as const;\n`;
  });
  return [header, ...limits].join("\n");
}

/** Generates `operations.ts`: what the client knows of the operations of {base_url}. */
export function generateOperations(document: Document, operations: Operation[]): string {
  const rows = operations
    .filter(({ isOAuth }) => !isOAuth)
    .map((operation) => {
      const { method, path, id, scope = "", version } = operation;
      const json = "application/json";
      const { mediaType = json } = successOf(operation)?.body ?? {};
      const sent = operation.requestBody?.contents.map((content) => content.mediaType) ?? [];
      const sentType = sent.find((type) => type === json) ?? sent.find(isJson) ?? sent[0] ?? json;
      const others = [version, mediaType, sentType];
      const usual = [document["x-default-version"], json, json];
      // Short, for the client of a browser.
      while (others.length > 0 && others.at(-1) === usual[others.length - 1]) others.pop();
      const entry = [id, scope, ...others];
      return `  ${literal(`${method.toUpperCase()} ${path}`)}: [${entry.map(literal).join(", ")}],\n`;
    });
  return `${header}
/**
 * The id of each operation, and the scope that its token needs; then its API version, and the media types of its success and of
 * its request, as far as one is not the usual.
 */
export const operations = {
${rows.join("")}} as const;
`;
}

/** Generates `version.ts`: the API version, and that of the contract, which is the package's. */
export function generateVersion(document: Document): string {
  return `${header}
/** The default API version of operations (specification, Versioning). */
export const defaultVersion = ${literal(document["x-default-version"])};

/** The version of this package. */
export const packageVersion = ${literal(document.info.version)};
`;
}

/** Generates `examples.ts`: the examples of the bodies of each operation's responses, by status, and a sample of each success that has none. */
export function generateExamples(document: Document): string {
  const names = new Map<string, string>();
  const nameOf = (value: unknown) => {
    const json = JSON.stringify(value);
    const name = names.get(json) ?? `example${names.size + 1}`;
    names.set(json, name);
    return name;
  };
  const operations = operationsOf(document).map(({ id, responses }) => {
    const rows = [...responses].map(([status, { examples, schema }]) => {
      const needsSample = examples.length === 0 && schema && status.startsWith("2");
      const bodies = needsSample ? [sampleOf(document, schema)] : examples.map(({ value }) => value);
      return bodies.length > 0 ? `    ${key(status)}: [${bodies.map(nameOf).join(", ")}],\n` : "";
    });
    return `  ${id}: {\n${rows.join("")}  },\n`;
  });
  const values = [...names].map(([json, name]) => `const ${name} = ${json};\n`);
  const comment = docComment(["The examples of each operation's responses, by status."]);
  const type = "Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>";
  return `${header}\n${values.join("")}\n${comment}export const examples: ${type} = {\n${operations.join("")}};\n`;
}
