import { expect, it } from "vitest";
import { maskedRecording } from "../../src/traffic/masked-recording.ts";
import { harmless } from "./harmless-values.ts";
import { entryOf, plantedSecrets } from "./secret-places.ts";

it("of 200 secrets in places of many kinds at most 10 survive", () => {
  const planted = plantedSecrets();
  expect(new Set(planted.map(({ secret }) => secret)).size).toBe(205);
  const surviving = planted.filter(({ secret, entry }) => {
    const text = JSON.stringify(maskedRecording({ log: { entries: [entry] } }));
    const forms = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
    const decoded = [text, ...(text.match(/[\w+/=]{20,}/g) ?? []).map((one) => Buffer.from(one, "base64").toString())];
    return decoded.some((one) => forms.some((form) => one.includes(form)));
  });
  const shown = surviving.map(({ place, secret }) => `${place}: ${secret}`);
  expect(shown.length, shown.join("\n")).toBeLessThanOrEqual(10);
});

it("of 200 harmless values, each in a body, a query and a header, at most 10 are masked", () => {
  const values = Object.entries(harmless).flatMap(([name, all]) => all.map((value) => ({ name, value })));
  expect(values).toHaveLength(200);
  const masked = values.filter(({ name, value }) => {
    const isHeader = /^[\x20-\x7e]*$/.test(value);
    const entry = entryOf({
      path: `/x?${new URLSearchParams({ [name]: value })}`,
      sent: { ...(isHeader && { [name]: value }) },
      response: ["application/json", JSON.stringify({ data: { [name]: value } })],
    });
    const [{ request, response }] = maskedRecording({ log: { entries: [structuredClone(entry)] } }).log.entries as [
      typeof entry,
    ];
    const shown = [request.headers, request.url, response.content.text];
    return (
      JSON.stringify(shown) !== JSON.stringify([entry.request.headers, entry.request.url, entry.response.content.text])
    );
  });
  const shown = masked.map(({ name, value }) => `${name}: ${value}`);
  expect(shown.length, shown.join("\n")).toBeLessThanOrEqual(10);
});
