/** What is secret and how it is masked, for every part of the project, in Node and in browsers. */

export const mask = "***";

/** In names of headers, parameters and attributes: lower case, without separators. */
const secretName =
  /secret|token|passw|pwd|(auth|http|user)pass$|passphrase|passcode|authorization|credential|cookie|signature$|clientassertion$|codeverifier$|jwt|(api|auth|private)key|(?<!^|idempotency|public)keys?$|(auth|grant)code$|csrf|xsrf|^community$|^(auth|otp|pass|pin|sid|sig)$|^sessionid$/;
/** The last word of a name that describes a secret, such as `token_type`. */
const description =
  /^(at|count|created|date|enabled|endpoint|expired|expires|expiry|ids?|in|length|lifetime|limit|method|name|policy|required|scopes?|status|ttl|type|updated|uri|url)$/;
/** Secrets as parameters only. As attributes they are the code of an error, and the public key of a DNS record. */
const secretParameter = /^(code|key)$/i;
/** Whether a value of this name must not be shown. Names have any notation: `authToken`, `X-API-Key`, `api_key`. */
export function isSecret(name: string): boolean {
  const words = name.replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase();
  const [last = ""] = /[a-z\d]+$/.exec(words) ?? [];
  return (
    secretName.test(words.replace(/[^a-z\d]/g, "")) &&
    (!description.test(last) || /(session|[cx]srf)[\W_]?id$/.test(words))
  );
}

/** Whether a parameter of a query or a form must not be shown. A `code` of few digits is that of an error. */
export function isSecretParameter(name: string, value: unknown = ""): boolean {
  return isSecret(name) || (secretParameter.test(name) && !/^\d{1,5}$/.test(String(value)));
}

/** How much of a secret is one: letters and digits in a row. */
const part = 8;

/**
 * Whether a text contains a part of a secret: in any case, escaped for a URL, JSON or HTML, in base64, in hexadecimal, or
 * with other characters in between. For a text that may be left out: `KnownSecrets` keeps what is around a secret.
 */
export function reveals(text: string, secrets: readonly string[]): boolean {
  const escaped = /(?:%(?:25)*|\\+[ux](?:00)?|&#x)([\da-f]{2})/gi;
  const searched = letters(text.replace(escaped, (_, code) => String.fromCharCode(Number.parseInt(code, 16))));
  const inAnyCase = secrets.flatMap((secret) => [secret, secret.toUpperCase(), secret.toLowerCase()]);
  return [...secrets, ...inAnyCase.flatMap(encoded)].map(letters).some((secret) => {
    for (let start = 0; start <= secret.length - part; start += 1) {
      if (searched.includes(secret.slice(start, start + part))) return true;
    }
    return false;
  });
}

/** The letters and digits of a text, which no escape changes. */
const letters = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, "");

/** In hexadecimal, and in base64, where a text depends on the bytes before and after it. Their characters are left out. */
export function encoded(secret: string): string[] {
  const bytes = String.fromCharCode(...new TextEncoder().encode(secret));
  const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
  const base64 = [0, 1, 2].map((before) => {
    const text = btoa("0".repeat(before) + bytes);
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  // A short one could be in any text.
  return [hex, hex.toUpperCase(), ...base64].filter((text) => text.length >= 8);
}
