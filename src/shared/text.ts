/** A text as a part of a regular expression that matches it alone. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** @returns undefined if a percent escape is not valid */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A name or a value of a form or a query; as it is if a percent escape is not valid. */
export function formDecoded(text: string): string {
  return percentDecoded(text.replaceAll("+", " ")) ?? text;
}

/** A text as one word of a POSIX shell, whatever is in it. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The name, or the name with the first number from 2 that is free. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}${number}`;
  return free;
}
