/** Prefixes with which issuers mark their secrets, what the mock issues, and JSON Web Tokens. */
const marked =
  /\bmock-(access|refresh|grant)\.[0-9a-f]+|\bmock-(secret|refresh-token)(\.\w+)?|(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*|\b(gh[opsur]_|github_pat_|gl[a-z]{2,6}-|xox[a-z]-|xapp-|([rs]k|whsec)_|npm_|figd_|pypi-|hf_|hv[brs]\.|sq0[a-z]{3}-|shp[a-z]{2}_|do[opr]_v1_|dckr_[a-z]+_|ya29\.|GOCSPX-|SG\.|NRAK-|PMAK-|[a-z]{2,12}_(live|test|pat|tkn)_|sk-|key-|(?=\d{8,10}:AA)\d+:)(?=[\w.:-]{0,100}\d|[A-Za-z]{30})[\w.:-]{16,}|(?<![A-Za-z])(api|auth|bearer|key|pat|[ars]k|secret|sess(ion)?|tok(en)?)([-_][a-z\d]{1,8})?[-_][\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])|\b(AIza[\w-]{30,}|(A3T[A-Z\d]|A[BKS]IA|ACCA)[A-Z\d]{12,})/g;
/** Random, and public: UUIDs, certificates and public keys, checksums of scripts, and images. */
const harmless =
  /(?<![\da-f])[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])|-----BEGIN (CERTIFICATE|[A-Z ]{0,20}PUBLIC KEY)-+[^-]+|\bssh-\w+ AAAA[\w+/=]+|\bsha\d+[-:][\w+/=]+|\bdata:image\/[\w+.-]+;base64,[\w+/=]+/gi;
const hexadecimal =
  /(?<![\da-f])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{32,}(?![\da-f])|(?<![\dA-F])(?=[A-F]*\d)(?=\d*[A-F])[\dA-F]{32,}(?![\dA-F])/g;
/** Base64 may have slashes. So do paths, which are read segment by segment, and what follows the colon of a port. */
const base64 = /(?<![\w+/.~%-]|\/\/[\w.[\]:-]{1,255}:)[A-Za-z\d][A-Za-z\d+/]{19,}={0,2}(?![\w+/.~-])/g;
const run = /[\w.~+-]{16,}={0,2}/g;
/** Words, numbers and short hexadecimal identifiers, of which names, versions, hosts and dates consist. */
const words =
  /(?<![A-Za-z\d])([A-Z]?[a-z]+|[A-Z]+|[\da-f]+|[\dA-F]+)(?![A-Za-z\d])|[A-Z][a-z]{3,}|[a-z]{4,}|[A-Z]{5,}|\d{4,}/g;

/** Those of them that stand between separators. */
const pure = /(?<![A-Za-z\d])([A-Z]?[a-z]+|[A-Z]+|[\da-f]+|[\dA-F]+)(?![A-Za-z\d])/g;

/** Finds the parts of a text that look issued by a program: tokens, keys and other random values. */
export function issuedIn(text: string, isIdentifier = false): string[] {
  const found = text.match(marked) ?? [];
  if (isIdentifier || text.length < 16) return found;
  const rest = text.replace(harmless, " ");
  const runs = (rest.match(run) ?? []).map(withoutPunctuation);
  const pieces = runs.flatMap((one) => one.match(/[A-Za-z\d]{16,}/g) ?? []);
  return [
    ...found,
    ...(rest.match(hexadecimal) ?? []),
    ...[...(rest.match(base64) ?? []), ...runs, ...pieces].filter(isRandom),
  ];
}

/** Without what ends a sentence. Not by a pattern, which would try each point of a long line of points. */
function withoutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && /[.~+=-]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end) + (text.length - end <= 2 && text.endsWith("=") ? text.slice(end) : "");
}

/** Whether characters of several kinds change too often for words. */
function isRandom(text: string): boolean {
  const length = text.replace(/[^A-Za-z\d]/g, "").length;
  const known = text.match(words)?.join("") ?? "";
  const isMixed = /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);
  if (isMixed && known.length * 5 < length * 3) return true;
  const { length: changes = 0 } = text.replace(pure, " ").match(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/gi) ?? [];
  return changes * (length < 20 ? 4 : 5) >= length;
}
