/** A text as bytes of UTF-8, with its escapes read, so that a secret has one form only. */
export interface Unescaped {
  text: string;
  /** A character for each byte. */
  bytes: string;
  /** Where each byte starts and ends in the text. */
  starts: Uint32Array;
  ends: Uint32Array;
}

/** Of a URL, once or more; of JSON; of HTML. Any number of backslashes is read as none. */
const escapes = /%(?:25)*([\da-f]{2})|\\+u([\da-f]{4})|&#x([\da-f]{1,6});|&#(\d{1,7});|&(quot|amp|apos|lt|gt);|\\+/iy;
const entities: Record<string, string> = { quot: '"', amp: "&", apos: "'", lt: "<", gt: ">" };
/** What follows the backslash of a control character in JSON. */
const controls: Record<string, string> = { "\b": "b", "\f": "f", "\n": "n", "\r": "r", "\t": "t", "\\": "", "+": " " };

const utf8 = /* @__PURE__ */ new TextEncoder();

/** Reads the escapes of a text, whatever it is: in forms, a plus sign is a space. */
export function unescaped(text: string): Unescaped {
  let bytes = "";
  const starts = new Uint32Array(text.length * 3);
  const ends = new Uint32Array(text.length * 3);
  const add = (content: string, start: number, end: number) => {
    starts.fill(start, bytes.length, bytes.length + content.length);
    ends.fill(end, bytes.length, bytes.length + content.length);
    bytes += content;
  };
  for (let at = 0; at < text.length; ) {
    const character = text[at] as string;
    if (character === "%" || character === "\\" || character === "&") {
      escapes.lastIndex = at;
      const found = escapes.exec(text);
      if (found) {
        const [{ length }, percent, json, hex, decimal, entity] = found;
        if (percent) add(byteOf(Number.parseInt(percent, 16)), at, at + length);
        else if (entity) add(entities[entity.toLowerCase()] ?? "", at, at + length);
        else if (json ?? hex ?? decimal) {
          const code = decimal ? Number(decimal) : Number.parseInt(json ?? hex ?? "", 16);
          add(bytesOf(String.fromCodePoint(Math.min(code, 0x10ffff))), at, at + length);
        }
        at += length;
        continue;
      }
    }
    const whole = String.fromCodePoint(text.codePointAt(at) as number);
    add(bytesOf(whole), at, at + whole.length);
    at += whole.length;
  }
  return { text, bytes, starts, ends };
}

function bytesOf(text: string): string {
  const code = text.charCodeAt(0);
  return code < 0x80 ? byteOf(code) : String.fromCharCode(...utf8.encode(text));
}

function byteOf(code: number): string {
  const byte = String.fromCharCode(code);
  return controls[byte] ?? byte;
}
