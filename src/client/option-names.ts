import type { ClientOptions, ServiceInit } from "./options.ts";
import type { RetrySettings } from "./retry.ts";

/** The compiler says if a name is missing. */
const namesOf = <Options>(names: Record<keyof Options, 1>): string[] => Object.keys(names);

export const retryNames = namesOf<RetrySettings>({ minWait: 1, maxWait: 1, maxRetries: 1 });

export const serviceNames = namesOf<ServiceInit>({ timeout: 1, retry: 1, version: 1, zaaid: 1, fetch: 1 });

export const clientNames = namesOf<ClientOptions>({
  dataCenter: 1,
  service: 1,
  authHost: 1,
  baseUrl: 1,
  authUrl: 1,
  credentials: 1,
  accessToken: 1,
  tokenStore: 1,
  atTokenLimit: 1,
  version: 1,
  zaaid: 1,
  headers: 1,
  retry: 1,
  attemptTimeout: 1,
  callTimeout: 1,
  fetch: 1,
  onRequest: 1,
  onResponse: 1,
  onFailure: 1,
  onRetry: 1,
  onWait: 1,
  onToken: 1,
  onTokenFailure: 1,
  clock: 1,
  random: 1,
});

/** The options of `fetch`, with those that Node, Deno, Bun, Cloudflare Workers and Next.js add. */
const ofFetch =
  "headers body cache credentials integrity keepalive mode redirect referrer referrerPolicy signal duplex priority window " +
  "dispatcher client proxy tls unix cf next";
const ofStock = "params parseAs querySerializer bodySerializer pathSerializer middleware baseUrl";

/** The options of a call of a service fetch. */
export const fetchNames = [...serviceNames, ...ofFetch.split(" "), "method"];

/** The options of a call of a client. */
export const callNames = [...serviceNames, ...ofFetch.split(" "), ...ofStock.split(" ")];

const pairsOf = (word: string) => [...word.toLowerCase()].map((letter, index, all) => letter + all[index + 1]);

/** How similar two words are, from 0 to 0.5: the share of their pairs of letters that both have. */
function similarity(word: string, other: string): number {
  const pairs = pairsOf(other);
  return pairsOf(word).filter((pair) => pairs.includes(pair)).length / (word.length + other.length);
}

/**
 * Refuses names that are not options. One that is misspelt, such as `zaaId`, would be ignored, and the call would act on
 * another account.
 * @throws TypeError that names the option, and the options, nearest first
 */
export function refuseUnknown(owner: string, given: object, known: string[]): void {
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    const names = [...known].sort((one, other) => similarity(other, name) - similarity(one, name));
    throw new TypeError(`\`${name}\` is not an option of ${owner}. The options, nearest first: ${names.join(", ")}.`);
  }
}
