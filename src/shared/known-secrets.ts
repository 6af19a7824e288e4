import { encoded, mask } from "./secrets.ts";
import { type Unescaped, unescaped } from "./unescaped.ts";

const ellipsis = /* @__PURE__ */ unescaped("…").bytes;
/** In bytes: a shorter beginning of a secret may be anything. */
const shortest = 4;

/**
 * Finds known secrets wherever a text has them: as they are, escaped for a URL, JSON or HTML, in base64, and in hexadecimal.
 * The automaton of Aho and Corasick reads a text once, however many secrets there are.
 */
export class KnownSecrets {
  /** The state after a byte, by state * 256 + byte. Without an entry, `#shorter` says which state to try. */
  readonly #next = new Map<number, number>();
  readonly #shorter = [0];
  /** How long the longest secret is that ends in a state; 0 if none does. */
  readonly #lengths = [0];
  /** How long the beginning of a secret is that a state stands for. */
  readonly #depths = [0];

  constructor(secrets: Iterable<string>) {
    const given = [...new Set(secrets)].filter((secret) => secret !== "");
    const patterns = given.flatMap((secret) => [
      secret,
      ...encoded(secret).flatMap((text) => [text, text.replaceAll("+", "-").replaceAll("/", "_")]),
    ]);
    const states = patterns.flatMap((pattern) => this.#add(unescaped(pattern).bytes));
    // A state's shorter one is at a lower depth.
    states.sort((a, b) => a.depth - b.depth);
    for (const { state, parent, byte } of states) {
      const shorter = parent === 0 ? 0 : this.#after(this.#shorter[parent] ?? 0, byte);
      this.#shorter[state] = shorter;
      this.#lengths[state] ||= this.#lengths[shorter] ?? 0;
    }
  }

  #add(bytes: string): Array<{ state: number; parent: number; byte: number; depth: number }> {
    const added: Array<{ state: number; parent: number; byte: number; depth: number }> = [];
    let parent = 0;
    for (let depth = 0; depth < bytes.length; depth += 1) {
      const byte = bytes.charCodeAt(depth);
      let state = this.#next.get(parent * 256 + byte);
      if (state === undefined) {
        state = this.#lengths.push(0) - 1;
        this.#depths.push(depth + 1);
        this.#next.set(parent * 256 + byte, state);
        added.push({ state, parent, byte, depth });
      }
      parent = state;
    }
    if (parent !== 0) this.#lengths[parent] = bytes.length;
    return added;
  }

  #after(from: number, byte: number): number {
    for (let state = from; ; state = this.#shorter[state] ?? 0) {
      const next = this.#next.get(state * 256 + byte);
      if (next !== undefined || state === 0) return next ?? 0;
    }
  }

  /** A text with its secrets replaced, by a function of their bytes; those that overlap are replaced at once. */
  masked(text: string, replace: (whole: Unescaped, from: number, to: number) => string = () => mask): string {
    if (this.#next.size === 0) return text;
    const whole = unescaped(text);
    const found = this.#found(whole.bytes);
    let result = "";
    let end = 0;
    for (const [from, to] of found) {
      result += text.slice(end, whole.starts[from]) + replace(whole, from, to);
      end = whole.ends[to - 1] ?? text.length;
    }
    return result + text.slice(end);
  }

  #found(bytes: string): Array<[from: number, to: number]> {
    const found: Array<[number, number]> = [];
    let state = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      // A text that is shortened there has the beginning of a secret only.
      const cut = bytes.startsWith(ellipsis, at) ? (this.#depths[state] ?? 0) : 0;
      if (cut >= shortest) found.push([at - cut, at]);
      state = this.#after(state, bytes.charCodeAt(at));
      let from = at + 1 - (this.#lengths[state] ?? 0);
      if (from > at) continue;
      for (let last = found.at(-1); last && last[1] > from; last = found.at(-1)) {
        from = Math.min(from, last[0]);
        found.pop();
      }
      found.push([from, at + 1]);
    }
    return found;
  }
}
