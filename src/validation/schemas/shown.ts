const maxLength = 80;

/** Names of attributes, parameters and headers whose values are secrets. */
const secretName = /secret|token|password|passphrase|authorization|cookie|(^|[-_]|api)key$/i;

/** Whether a value of this name must not be shown. */
export function isSecret(name: string): boolean {
  return secretName.test(name);
}

/** A value as short JSON; `nothing` if it is missing, `***` if its name says that it is a secret. */
export function shown(value: unknown, name: string): string {
  if (value === undefined) return "nothing";
  if (isSecret(name) && (typeof value === "string" || typeof value === "number")) return "***";
  const text = JSON.stringify(value, (key, part) => (typeof part === "string" && isSecret(key) ? "***" : part));
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
