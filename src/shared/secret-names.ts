/** What is secret and how it is masked, for every part of the project, in Node and in browsers. */

export const mask = "***";

/** In names of headers, parameters and attributes, in any language: lower case, without separators. */
const secretName = /* @__PURE__ */ new RegExp(
  /* @__PURE__ */ [
    "secret(?!ar)|token(?!iz)|passw|pwd|(?<!^|by|com|sur|tres)pass$|passphrase|passcode|authorization|credential|cookie",
    "signature$|assertion|samlre|codeverifier$|jwt|psk$|pw$|(api|auth|access|private)keys?$|privatekey|[cx]srf|identifiedby",
    "(otp|[m2]fa|factor|onetime|verif\\w*|security|confirmation|auth\\w*|login|access|pin|sms|grant|recovery|backup|reset|activation|pairing|unlock)(code|password)s?$",
    "connectionstring|security(question)?answer|mnemonic|seedphrase|sess(ion)?id$",
    "kennwort|(zugangs|freischalt|sicherheits)code|wachtwoord|losenord|adgangskode|passord|salasana|motdepasse|mdp$|contrase|psw|parola|senha|(api|zugangs|zugriffs|geheim)schlue?ssel|jeton|(cle|llave|clave|chave)s?(de?)?(api|acces|acceso|acesso|privee|privada)|code?(igo)?(de?)?(acces|acceso|acesso|seguridad|seguranca|verificac|secret(?!ar))|^x[a-z]*auth$|slaptazod|hemmelighet|avainsana|kulcs$|has[łl]o|heslo|jelsz|lozink|geslo$|sifre$|matkhau|katasandi",
    "парол|токен|секрет|ключ(api|доступа)|κωδικ|συνθηματικ|סיסמ|كلمة(ال)?(مرور|سر)|密[码碼鍵鑰钥]|口令|令牌|秘密|パスワード|パスコード|暗証|トークン|シークレット|(api|アクセス)キー|비밀번호|암호|토큰|รหัสผ่าน|पासवर्ड|geheim",
  ].join("|"),
);
/** The last words of such a name. */
const secretWords =
  /(^|_)(t?otp(_seed|_secret)?|hmac|bearer|dsn|session|salt|community(_string)?|pin(_?block|_value)?|((sms|photo|push|chip)_?|[mie])?tan|puk|cv[vc]2?|challenge_response|authentication_data)$|^(auth|pass|sid|sig)$|(?<!^|idempotency|public|primary|foreign|sort|partition|object|row|cache|issue|project)_keys?$/;
/** What a flag, a setting or a count has as its value. */
const state = /^(true|false|null|none|yes|no|on|off|ok|(en|dis)abled|required|optional|(in)?valid|expired|\d{1,3})$/i;
/** The last word of a name that describes a secret, such as `token_type`. */
const description =
  /^(as|at|count|checked|created|date|domain|enabled|endpoint|expired|expires|expiry|file|format|host|ids?|in|issuer|length|lifetime|limit|location|manager|method|name|path|policy|policies|port|prefix|processed|provider|realm|ref|required|rotation|scanned|scopes?|status|strength|total|ttl|type|updated|uri|url|used)$/;
/** Names of what is random and no secret: identifiers, and what tells whether something has changed. */
const identifier =
  /(^|[^a-z])(ids?|uuid|guid|e?tag|hash|sha\d*|md5|digest|checksum|integrity|fingerprint|commit|revision|traceparent|pub(lic)?_?keys?)$/;
/** Secrets as parameters only. As attributes they are the code of an error, and the public key of a DNS record. */
const secretParameter = /^(code|key|ticket)$/i;
/** Whether a value shows itself that it is no secret, whatever its name: a state, or a count of keys or tokens. */
export function isState(name: string, value: string): boolean {
  return state.test(value) || (/s$/i.test(name) && /^\d+$/.test(value));
}

/** A name in lower case, with a separator before each word: names have any notation, `authToken`, `X-API-Key`, `api_key`. */
export const wordsOf = (name: string) =>
  name
    .normalize("NFC")
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .toLowerCase();

const withoutAccents = (name: string) => name.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** Whether a value of this name must not be shown. */
export function isSecret(name: string): boolean {
  const words = wordsOf(withoutAccents(name));
  const [last = ""] = /[a-z\d]+$/.exec(words) ?? [];
  return (
    (secretName.test(words.replace(/[^\p{L}\p{M}\d]/gu, "")) || secretWords.test(words.replace(/[^a-z\d]+/g, "_"))) &&
    ((!description.test(last) && !/^(max|min|total)_/.test(words)) || /(session|[cx]srf)[\W_]?id$/.test(words))
  );
}

/** Whether a value of this name is no secret because it is random. */
export function isIdentifier(name: string): boolean {
  return identifier.test(wordsOf(name));
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
  const escaped = /(?:%(?:25)*|(?<!\\)\\+[ux](?:00|\{0*)?|&#x0*)([\da-f]{2})|&#0*(\d{2,3})/gi;
  const searched = letters(
    text.replace(escaped, (_, hex, decimal) => String.fromCharCode(hex ? Number(`0x${hex}`) : decimal)),
  );
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
  if (secret.length > 4096) return [];
  const bytes = String.fromCharCode(...new TextEncoder().encode(secret));
  const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
  const base64 = [0, 1, 2].map((before) => {
    const text = btoa("0".repeat(before) + bytes);
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  // A short one could be in any text.
  return [hex, hex.toUpperCase(), ...base64].filter((text) => text.length >= 8);
}
