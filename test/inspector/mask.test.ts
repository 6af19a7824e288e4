import { describe, expect, it } from "vitest";
import { masked, maskedHeaders } from "../../src/inspector/relay/mask.ts";

const token = "1000.8cb99dxxxx/a+b=xx9be93.9b8xxxxxxxf~é".replace("é", "e");
const base64 = (text: string, encoding: "base64" | "base64url" = "base64") => Buffer.from(text).toString(encoding);

describe("an access token in a response", () => {
  it.each([
    ["as it is", token],
    ["twice", `${token} ${token}`],
    ["in JSON", JSON.stringify({ token })],
    ["in JSON, with escaped slashes", token.replaceAll("/", "\\/")],
    ["in JSON, with escaped characters", token.replaceAll("/", "\\u002f").replaceAll("=", "\\u003D")],
    ["in a URL", encodeURIComponent(token)],
    ["in a URL, in lower case", encodeURIComponent(token).toLowerCase().replace("8cb99d", "8cb99d")],
    ["in a URL, encoded twice", encodeURIComponent(encodeURIComponent(token))],
    ["in base64", base64(token)],
    ["in base64, for URLs", base64(token, "base64url")],
    ["in base64, after one character", base64(`x${token}`)],
    ["in base64, after two characters", base64(`xy${token}z`)],
    ["in base64, in a header", base64(`Svc-oauthtoken ${token}\n`)],
  ])("is masked: %s", (_, text) => {
    const shown = masked(text, token);
    expect(shown).toContain("***");
    for (let start = 0; start + 8 <= text.length; start += 1) {
      const part = text.slice(start, start + 8);
      const readable = [part, Buffer.from(part, "base64").toString("latin1")].join(" ");
      if (shown.includes(part)) expect(readable).not.toMatch(/8cb9|9dxx|xx9b|e93|9b8x/);
    }
  });

  it("leaves other texts as they are", () => {
    expect(masked('{"data":[1000,"8cb99d"]}', token)).toBe('{"data":[1000,"8cb99d"]}');
    expect(masked("text", "")).toBe("text");
    expect(masked("a.b a+b", "a.b")).toBe("*** a+b");
  });

  it("is masked in headers, with the values of Set-Cookie", () => {
    const headers = new Headers({ "X-Echo": base64(token), "Set-Cookie": `session=${token}; Path=/` });
    expect(maskedHeaders(headers, token).map(([name]) => name)).toEqual(["set-cookie", "x-echo"]);
    expect(JSON.stringify(maskedHeaders(headers, token))).not.toContain("8cb99");
    expect(maskedHeaders(headers, token)).toContainEqual(["set-cookie", "session=***; Path=/"]);
  });
});
