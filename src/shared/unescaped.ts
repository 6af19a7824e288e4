/** A text as bytes of UTF-8, with its escapes read, so that a secret has one form only. */
export interface Unescaped {
  text: string;
  /** A character for each byte. */
  bytes: string;
  /** Where a byte starts and ends in the text. */
  startOf(byte: number): number;
  endOf(byte: number): number;
}

/** Of a URL, once or more; of JSON and JavaScript; of HTML. Any number of backslashes is read as none. */
const escapes =
  /%(?:25)*([\da-f]{2})|\\+u([\da-f]{4}|\{[\da-f]{1,6}\})|&#x([\da-f]{1,6});|&#(\d{1,7});|&(quot|amp|apos|lt|gt);|\\+/iy;
const entities: Record<string, string> = { quot: '"', amp: "&", apos: "'", lt: "<", gt: ">" };
/** What follows the backslash of a control character in JSON, and a space for the plus sign of a form. */
const controls: Record<string, string> = { "\b": "b", "\f": "f", "\n": "n", "\r": "r", "\t": "t", "\\": "", "+": " " };
/** What may be another byte than itself, or several. */
const special = /[%\\&+\b\f\n\r\t]|[^\0-\x7f]/gu;

const utf8 = /* @__PURE__ */ new TextEncoder();

/** Reads the escapes of a text, whatever it is: in forms, a plus sign is a space. It takes little more memory than the text. */
export function unescaped(text: string): Unescaped {
  const parts: string[] = [];
  /** Where the bytes are not the characters: from which byte to which, and from which character to which. */
  const units: Array<readonly [byte: number, endByte: number, start: number, end: number]> = [];
  let [end, length] = [0, 0];
  const add = (bytes: string) => {
    parts.push(bytes);
    length += bytes.length;
  };
  special.lastIndex = 0;
  for (let found = special.exec(text); found; found = special.exec(text)) {
    const { 0: character, index: start } = found;
    add(text.slice(end, start));
    escapes.lastIndex = start;
    const escaped = /[%\\&]/.test(character) ? escapes.exec(text) : null;
    const bytes = escaped ? bytesOfEscape(escaped) : bytesOf(character);
    end = start + (escaped?.[0] ?? character).length;
    if (bytes.length !== 1 || end - start !== 1) units.push([length, length + bytes.length, start, end]);
    add(bytes);
    special.lastIndex = end;
  }
  add(text.slice(end));
  /** The last unit that begins at a byte or before it. */
  const unitAt = (byte: number) => {
    let [low, high] = [0, units.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((units[middle]?.[0] ?? 0) <= byte) low = middle + 1;
      else high = middle;
    }
    return units[low - 1] ?? ([0, 0, 0, 0] as const);
  };
  const placeOf = (byte: number): [start: number, end: number] => {
    const [, endByte, start, end] = unitAt(byte);
    const behind = byte - endByte;
    return behind < 0 ? [start, end] : [end + behind, end + behind + 1];
  };
  return { text, bytes: parts.join(""), startOf: (byte) => placeOf(byte)[0], endOf: (byte) => placeOf(byte)[1] };
}

function bytesOfEscape([, percent, json, hex, decimal, entity]: RegExpExecArray): string {
  if (percent) return byteOf(Number.parseInt(percent, 16));
  if (entity) return entities[entity.toLowerCase()] ?? "";
  if (json === undefined && hex === undefined && decimal === undefined) return "";
  const code = decimal ? Number(decimal) : Number.parseInt((json ?? hex ?? "").replace("{", ""), 16);
  return bytesOf(String.fromCodePoint(Math.min(code, 0x10ffff)));
}

function bytesOf(text: string): string {
  const code = text.charCodeAt(0);
  return code < 0x80 ? byteOf(code) : String.fromCharCode(...utf8.encode(text));
}

function byteOf(code: number): string {
  const byte = String.fromCharCode(code);
  return controls[byte] ?? byte;
}
