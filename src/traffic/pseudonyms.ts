import { KnownSecrets } from "../shared/known-secrets.ts";
import { isDistinct } from "../shared/masking.ts";
import { type Unescaped, unescaped } from "../shared/unescaped.ts";

const classes = ["0123456789", "abcdef", "ABCDEF", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * Values that take the place of secrets, in one recording: the same secret has the same pseudonym, and two secrets have two, so
 * that a reader sees what belongs together. A pseudonym has the length and the kinds of characters of its secret. It is random:
 * nobody can find out the secret by trying values.
 */
export class Pseudonyms {
  readonly #bySecret = new Map<string, string>();
  readonly #taken = new Set<string>();
  /** Two rules may find the same value one after the other. */
  readonly #made = new Set<string>();

  add(secret: string): void {
    this.#taken.add(unescaped(secret).bytes);
  }

  /** A secret, however it is escaped, as its pseudonym. */
  of(secret: string): string {
    const whole = unescaped(secret);
    return this.#replaced(whole, 0, whole.bytes.length);
  }

  /** Replaces all secrets that were collected, wherever they stand. */
  everywhere(secrets: Iterable<string>): (text: string) => string {
    const known = new KnownSecrets([...secrets].filter(isDistinct));
    return (text) => known.masked(text, (whole, from, to) => this.#replaced(whole, from, to));
  }

  /** Each letter and digit is replaced where it stands; what escapes the others stays. */
  #replaced({ bytes, text, startOf, endOf }: Unescaped, from: number, to: number): string {
    const pseudonym = this.#pseudonymOf(bytes.slice(from, to));
    let result = "";
    for (let at = from; at < to; at += 1) {
      const byte = pseudonym[at - from] as string;
      if (byte !== bytes[at]) result += byte;
      else if (at === from || startOf(at) !== startOf(at - 1)) result += text.slice(startOf(at), endOf(at));
    }
    return result + pseudonym.slice(to - from);
  }

  #pseudonymOf(bytes: string): string {
    const known = this.#bySecret.get(bytes) ?? (this.#made.has(bytes) ? bytes : undefined);
    if (known !== undefined) return known;
    let pseudonym = randomLike(bytes);
    // Of a short secret all values of its form may be taken.
    for (let tries = 0; this.#taken.has(pseudonym); tries += 1)
      pseudonym = randomLike(bytes) + (tries > 20 ? randomLike("aa") : "");
    this.#taken.add(pseudonym);
    this.#made.add(pseudonym);
    this.#bySecret.set(bytes, pseudonym);
    return pseudonym;
  }
}

/** Other digits and letters, of hexadecimal digits those; letters of other alphabets become some of this one. */
function randomLike(bytes: string): string {
  const isHex = /^[^g-z]*\d[^g-z]*$/i.test(bytes);
  const random = crypto.getRandomValues(new Uint32Array(Math.min(bytes.length, 16_384)));
  const others = [...bytes].map((byte, index) => {
    const own =
      byte >= "\x80" ? classes[3] : classes.find((one, kind) => (isHex || kind < 1 || kind > 2) && one.includes(byte));
    const allowed = own?.replace(byte, "").replace("0", "") ?? byte;
    return allowed[(random[index % random.length] ?? 0) % allowed.length] ?? byte;
  });
  return others.join("");
}
