import type { Constant } from "../contract/constants.ts";
import { shellQuoted } from "../shared/text.ts";

/** A line that names an id of a constant, in each language of the samples. */
export function constantLine({
  name,
  type,
  members: [first],
}: Constant): Array<{ label: string; lang: string; code: string }> {
  if (!first) return [];
  const { id, name: member } = first;
  const value = JSON.stringify(id);
  const upper = `${upperCase(name)}_${upperCase(member)}`;
  return [
    { label: "curl", lang: "bash", code: `${upper}=${typeof id === "number" ? id : shellQuoted(id)}` },
    {
      label: "TypeScript",
      lang: "typescript",
      code: `import { ${name} } from "svc-monitoring-api/constants"; // ${name}.${member} is ${value}`,
    },
    { label: "Python", lang: "python", code: `${upper} = ${value}` },
    { label: "Go", lang: "go", code: `const ${name}${member} = ${value}` },
    { label: "Java", lang: "java", code: `static final ${type === "integer" ? "int" : "String"} ${upper} = ${value};` },
  ];
}

/** A name as most languages write a constant: `MonitorStatus` becomes `MONITOR_STATUS`. */
function upperCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toUpperCase();
}
