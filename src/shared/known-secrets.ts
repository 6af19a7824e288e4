import { encoded, mask } from "./secret-names.ts";
import { type Unescaped, unescaped } from "./unescaped.ts";

const ellipsis = /* @__PURE__ */ unescaped("…").bytes;
/** In bytes. Secrets are found by their beginnings, which also show where a text was shortened. */
const longestStart = 8;

/** Finds known secrets wherever a text has them: as they are, escaped for a URL, JSON or HTML, in base64, and in hexadecimal. */
export class KnownSecrets {
  /** The secrets by their beginnings, the longest first, so that a text is read once, however many secrets there are. */
  readonly #byStart = new Map<string, string[]>();
  readonly #length: number;

  constructor(secrets: Iterable<string>) {
    const given = [...new Set(secrets)].filter((secret) => secret !== "");
    const forms = given.flatMap((secret) => [
      secret,
      ...encoded(secret).flatMap((text) => [text, text.replaceAll("+", "-").replaceAll("/", "_")]),
    ]);
    const patterns = [...new Set(forms.map((form) => unescaped(form).bytes))].filter((pattern) => pattern !== "");
    this.#length = patterns.reduce((least, { length }) => Math.min(least, length), longestStart);
    for (const pattern of patterns.sort((a, b) => b.length - a.length)) {
      const start = pattern.slice(0, this.#length);
      const others = this.#byStart.get(start);
      if (others) others.push(pattern);
      else this.#byStart.set(start, [pattern]);
    }
  }

  /** A text with its secrets replaced, by a function of their bytes; those that overlap are replaced at once. */
  masked(text: string, replace: (whole: Unescaped, from: number, to: number) => string = () => mask): string {
    if (this.#byStart.size === 0 || text.length < this.#length) return text;
    const whole = unescaped(text);
    const { bytes } = whole;
    let result = "";
    let end = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const from = at;
      let to = this.#endAt(bytes, at);
      if (to === undefined) continue;
      for (; at < to; at += 1) to = Math.max(to, this.#endAt(bytes, at) ?? to);
      result += text.slice(end, whole.startOf(from)) + replace(whole, from, to);
      end = whole.endOf(to - 1);
      at = to - 1;
    }
    return result + text.slice(end);
  }

  /** Where the longest secret ends that starts there, or that is shortened there. */
  #endAt(bytes: string, at: number): number | undefined {
    const found = this.#byStart.get(bytes.slice(at, at + this.#length));
    const whole = found?.find((one) => bytes.startsWith(one, at));
    if (whole !== undefined) return at + whole.length;
    if (!found) return undefined;
    const most = at + (found[0]?.length ?? 0);
    const cut = at + bytes.slice(at, most + ellipsis.length).indexOf(ellipsis);
    return cut > at && found.some((one) => one.startsWith(bytes.slice(at, cut))) ? cut : undefined;
  }
}
