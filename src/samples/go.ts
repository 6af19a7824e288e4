import { filledPath, type SampleCall, type Value } from "./calls.ts";
import { addressNote, expression, headersWithForm, indent, jsonText } from "./text.ts";

export function go(call: SampleCall): string {
  const { address, method, query, form, json } = call;
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
    stopOnError,
    ...headersWithForm(call).map((header) => `request.Header.Set("${header.name}", ${goText(header)})`),
    "response, err := http.DefaultClient.Do(request)",
    stopOnError,
    "defer response.Body.Close()",
    "answer, err := io.ReadAll(response.Body)",
    stopOnError,
    "fmt.Println(response.Status, string(answer))",
  ];
  return `package main

import (
${packages.map((name) => `\t"${name}"\n`).join("")})

func main() {
${statements.map((statement) => (statement.includes("`") ? `\t${statement}` : indent(statement, "\t"))).join("\n")}
}`;
}

const stopOnError = "if err != nil {\n\tlog.Fatal(err)\n}";

const goText = (value: Value) => expression(value, (variable) => `os.Getenv("${variable}")`, "+");

/** In columns, as gofmt has them. */
function urlValues(values: Value[]): string {
  const width = Math.max(...values.map(({ name }) => name.length)) + `"": `.length;
  const rows = values.map((value) => `\t${`"${value.name}":`.padEnd(width)}{${goText(value)}},\n`);
  return `url.Values{\n${rows.join("")}}`;
}

/** A raw string has no escapes, and so no backquote. */
function rawString(text: string): string {
  return text.includes("`") ? JSON.stringify(text) : `\`${text}\``;
}
