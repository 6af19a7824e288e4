/** A value as TypeScript writes it: the keys of an object without quotes where they need none. */
export function writtenValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writtenValue).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${key(name)}: ${writtenValue(field)}`);
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

/** An object key, quoted only if necessary. */
function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
