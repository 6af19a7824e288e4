import type { Header } from "../common/messages.ts";

/**
 * Replaces the access token in a text, such as in a response that repeats it: as it is, with characters that are
 * escaped as in JSON or in a URL, and in base64.
 */
export function masked(text: string, token: string): string {
  return token === "" ? text : text.replace(formsOf(token), "***");
}

/** Headers without the access token and without the values of `Set-Cookie`. */
export function maskedHeaders(headers: Headers, token: string): Header[] {
  return [...headers].map(([name, value]) => [
    name,
    name === "set-cookie" ? value.replace(/=[^;]*/, "=***") : masked(value, token),
  ]);
}

/** A pattern of the forms in which a text can contain a token. */
function formsOf(token: string): RegExp {
  const characters = [...token].map((character) => {
    const code = character.charCodeAt(0).toString(16).padStart(2, "0");
    const hex = code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
    return `(?:\\\\?${quoted(character)}|%(?:25)*${hex}|\\\\u00${hex})`;
  });
  return new RegExp([characters.join(""), ...base64Forms(token)].join("|"), "g");
}

/**
 * The token in base64, which depends on how many bytes stand before it. The characters at the ends are left out: they
 * depend on the neighbors too.
 */
function base64Forms(token: string): string[] {
  const bytes = Buffer.from(token);
  return [0, 1, 2].flatMap((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64url");
    const start = Math.ceil((before * 8) / 6);
    const end = Math.floor(((before + bytes.length) * 8) / 6);
    const inner = text.slice(start, end).replace(/[-_]/g, (character) => (character === "-" ? "[-+]" : "[_/]"));
    // A short one could be in any text.
    return end - start >= 8 ? [inner] : [];
  });
}

function quoted(character: string): string {
  return character.replace(/[.*+?^${}()|[\]\\/]/, "\\$&");
}
