import { filledPath, type SampleCall, type Value } from "./calls.ts";
import { addressNote, indent, jsonText } from "./text.ts";

export function go(call: SampleCall): string {
  const { address, method, headers, query, form, json } = call;
  const url = `os.Getenv("${address}")+"${filledPath(call)}${query.length > 0 ? `?"+query.Encode()` : `"`}`;
  const hasForm = form.length > 0;
  const body = json === undefined ? (hasForm ? "form.Encode()" : undefined) : rawString(jsonText(json));
  const packages = [
    "fmt",
    "io",
    "log",
    "net/http",
    ...(query.length + form.length > 0 ? ["net/url"] : []),
    "os",
    ...(body ? ["strings"] : []),
  ];
  const statements = [
    `// ${addressNote(call)}`,
    ...(query.length > 0 ? [`query := ${urlValues(query)}`] : []),
    ...(hasForm ? [`form := ${urlValues(form)}`] : []),
    ...(body ? [`body := strings.NewReader(${body})`] : []),
    `request, err := http.NewRequest("${method}", ${url}, ${body ? "body" : "nil"})`,
    "if err != nil {\n\tlog.Fatal(err)\n}",
    ...[...headers, ...(hasForm ? [formHeader] : [])].map(
      (header) => `request.Header.Set("${header.name}", ${expression(header)})`,
    ),
    "response, err := http.DefaultClient.Do(request)",
    "if err != nil {\n\tlog.Fatal(err)\n}",
    "defer response.Body.Close()",
    "answer, err := io.ReadAll(response.Body)",
    "if err != nil {\n\tlog.Fatal(err)\n}",
    "fmt.Println(response.Status, string(answer))",
  ];
  return `package main

import (
${packages.map((name) => `\t"${name}"\n`).join("")})

func main() {
${statements.map((statement) => (statement.includes("`") ? `\t${statement}` : indent(statement, "\t"))).join("\n")}
}`;
}

const formHeader: Value = { name: "Content-Type", text: "application/x-www-form-urlencoded" };

/** In columns, as gofmt has them. */
function urlValues(values: Value[]): string {
  const width = Math.max(...values.map(({ name }) => name.length)) + `"": `.length;
  const rows = values.map((value) => `\t${`"${value.name}":`.padEnd(width)}{${expression(value)}},\n`);
  return `url.Values{\n${rows.join("")}}`;
}

function expression({ text, variable }: Value): string {
  const parts = [...(text ? [JSON.stringify(text)] : []), ...(variable ? [`os.Getenv("${variable}")`] : [])];
  return parts.join("+");
}

/** A raw string has no escapes, and so no backquote. */
function rawString(text: string): string {
  return text.includes("`") ? JSON.stringify(text) : `\`${text}\``;
}
