import { capitalised } from "../shared/words.js";
import { filledPath, type SampleCall, type Value } from "./calls.ts";
import { addressNote, expression, headersWithForm, indent, jsonText } from "./text.ts";

/** With what Java 15 and newer have themselves. */
export function java(call: SampleCall): string {
  const { address, query, form } = call;
  const url = `System.getenv("${address}") + "${filledPath(call)}${query.length > 0 ? "?" : ""}"`;
  const hasFields = query.length + form.length > 0;
  const chain = [
    ...headersWithForm(call).map((header) => `.header("${header.name}", ${javaText(header)})`),
    `.${methodOf(call)}`,
    ".build();",
  ];
  const statements = [
    `// ${addressNote(call)}`,
    `URI uri = URI.create(${url}${query.length > 0 ? `\n    + ${encoded(query)}` : ""});`,
    `HttpRequest request = HttpRequest.newBuilder(uri)\n${indent(chain.join("\n"), "    ")}`,
    "HttpResponse<String> response = HttpClient.newHttpClient()\n    .send(request, HttpResponse.BodyHandlers.ofString());",
    'System.out.println(response.statusCode() + " " + response.body());',
  ];
  const imports = [
    "java.net.URI",
    ...(hasFields ? ["java.net.URLEncoder"] : []),
    "java.net.http.HttpClient",
    "java.net.http.HttpRequest",
    "java.net.http.HttpResponse",
    ...(hasFields ? ["java.nio.charset.StandardCharsets"] : []),
  ];
  return `${imports.map((name) => `import ${name};\n`).join("")}
public class ${className(call)} {
  public static void main(String[] arguments) throws Exception {
${indent(statements.join("\n"), "    ")}
  }
${hasFields ? encodeMethod : ""}}`;
}

export function className({ name }: SampleCall): string {
  return capitalised(name);
}

const javaText = (value: Value) => expression(value, (variable) => `System.getenv("${variable}")`);

const encodeMethod = `
  static String encode(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }
`;

function methodOf({ method, form, json }: SampleCall): string {
  if (form.length > 0) return `${method}(HttpRequest.BodyPublishers.ofString(\n    ${encoded(form)}))`;
  if (json !== undefined)
    return `${method}(HttpRequest.BodyPublishers.ofString("""\n${indent(textBlock(json), "    ")}"""))`;
  const takesBody = method === "POST" || method === "PUT";
  return `${method}(${takesBody ? "HttpRequest.BodyPublishers.noBody()" : ""})`;
}

/** The fields as a query or form has them. */
function encoded(values: Value[]): string {
  return values
    .map((value, index) => {
      const name = `${index > 0 ? "&" : ""}${value.name}=`;
      return value.variable ? `"${name}" + encode(${javaText(value)})` : `"${name}${encodeURIComponent(value.text)}"`;
    })
    .join("\n    + ");
}

/** In a text block a backslash begins an escape. */
function textBlock(value: unknown): string {
  return jsonText(value).replaceAll("\\", "\\\\").replaceAll('"""', '\\"""');
}
