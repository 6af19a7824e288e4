import type { Operation } from "../../contract/operations.ts";
import { guideUrl, operationUrl, schemaUrl } from "../urls.ts";
import type { Guide } from "./parts.ts";

interface Named {
  name: string;
}

/** The addresses of what a text can name: guides (`**Errors**`), operations (`` `GET /monitors` ``) and schemas. */
export function linkedNames(parts: {
  guides: Guide[];
  operations: Operation[];
  constants: Named[];
  rules: Named[];
  records: Named[];
}): Map<string, string> {
  const schemas = (kind: "constants" | "rules" | "records") =>
    parts[kind].map(({ name }): [string, string] => [`\`${name}\``, schemaUrl(kind, name)]);
  return new Map([
    ...parts.guides.map((guide): [string, string] => [`**${guide.name}**`, guideUrl(guide)]),
    ...parts.operations.map(({ id, method, path }): [string, string] => [
      `\`${method.toUpperCase()} ${path}\``,
      operationUrl(id),
    ]),
    ["**Constants**", "constants.html"],
    ...schemas("constants"),
    ...schemas("rules"),
    ...schemas("records"),
  ]);
}
