import { expect, it } from "vitest";
import type { HarEntry } from "../../src/traffic/har.ts";
import { maskedRecording } from "../../src/traffic/masked-recording.ts";
import { entryOf } from "./secret-places.ts";
import { toldSecrets, untold } from "./told-values.ts";

const masked = (entry: HarEntry) =>
  maskedRecording({ log: { entries: [structuredClone(entry)] } }).log.entries[0] as HarEntry;

it("of 107 secrets of many kinds, under names of many languages, in many structures, at most 5 survive", () => {
  const told = toldSecrets();
  const surviving = told.filter(({ secret, entry }) => {
    const { request, response } = masked(entry);
    const forms = [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      secret.split(/[<&]/)[1] ?? secret,
    ];
    const xml = secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const text = JSON.stringify([request, response]);
    return [...forms, xml].some((one) => text.includes(one));
  });
  const shown = surviving.map(({ place, secret }) => `${place}: ${secret}`);
  expect(shown.length, shown.join("\n")).toBeLessThanOrEqual(5);
});

it("of 108 states, counts, kinds and words that contain others at most 5 are masked", () => {
  const values = untold.filter(([name, value]) => {
    const entry = entryOf({ response: ["application/json", JSON.stringify({ data: { [name]: value } })] });
    return masked(entry).response.content.text !== entry.response.content.text;
  });
  const shown = values.map(([name, value]) => `${name}: ${value}`);
  expect(shown.length, shown.join("\n")).toBeLessThanOrEqual(5);
});
