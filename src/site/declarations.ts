import { constantSource } from "../contract/constant-source.ts";
import type { Constant } from "../contract/constants.ts";
import { shellQuoted } from "../shared/text.ts";

/** A constant as code of each language of the samples, complete and ready to be copied. */
export function declarationsOf(constant: Constant): Array<{ label: string; lang: string; code: string }> {
  return [
    { label: "curl", lang: "bash", code: shell(constant) },
    { label: "TypeScript", lang: "typescript", code: typescript(constant) },
    { label: "Python", lang: "python", code: python(constant) },
    { label: "Go", lang: "go", code: go(constant) },
    { label: "Java", lang: "java", code: java(constant) },
  ];
}

/** Variables of a POSIX shell, for command lines with curl. */
function shell({ name, members }: Constant): string {
  return members.map((member) => `${upperCase(name)}_${upperCase(member.name)}=${shellWord(member.id)}`).join("\n");
}

function shellWord(id: number | string): string {
  return typeof id === "number" ? String(id) : shellQuoted(id);
}

/** The import from the package, and the object itself for those who do not use it. */
function typescript(constant: Constant): string {
  return `import { ${constant.name} } from "svc-monitoring-api/constants";\n\n// or, without the package:\n${constantSource(constant)}`;
}

function python({ name, type, title, members }: Constant): string {
  const [base, parent] = type === "integer" ? ["IntEnum", "IntEnum"] : ["Enum", "str, Enum"];
  const lines = members.map((member) => `    ${upperCase(member.name)} = ${JSON.stringify(member.id)}`);
  return `from enum import ${base}\n\n\nclass ${name}(${parent}):\n    """${title}"""\n\n${lines.join("\n")}`;
}

function go({ name, type, title, members }: Constant): string {
  const names = members.map((member) => `${name}${member.name}`);
  const width = Math.max(...names.map(({ length }) => length));
  const lines = members.map(
    ({ id }, index) => `\t${(names[index] ?? "").padEnd(width)} ${name} = ${JSON.stringify(id)}`,
  );
  const kind = type === "integer" ? "int" : "string";
  return `// ${name}: ${title}.\ntype ${name} ${kind}\n\nconst (\n${lines.join("\n")}\n)`;
}

function java({ name, type, members }: Constant): string {
  const kind = type === "integer" ? "int" : "String";
  const lines = members.map((member) => `  ${upperCase(member.name)}(${JSON.stringify(member.id)})`);
  return `public enum ${name} {
${lines.join(",\n")};

  public final ${kind} id;

  ${name}(${kind} id) {
    this.id = id;
  }
}`;
}

/** A name as most languages write a constant: `MonitorStatus` becomes `MONITOR_STATUS`. */
function upperCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toUpperCase();
}
