import { expect, it } from "vitest";
import { habitsIn } from "../../scripts/prose/habits.ts";

const phrases = (text: string) => habitsIn(text).found.map(({ phrase }) => phrase);

it.each([
  ["The summary has what is new.", ["what is"]],
  ["The token is that of the profile, and one that expires.", ["that of", "one that"]],
  ["X alone is no violation if it is left out.", ["is no violation", "X alone", "if it is left out"]],
  ["A fleet comes before its twin.", ["comes before", "fleet", "twin"]],
])("a habit is found: %s", (text, found) => {
  expect(phrases(text)).toEqual(found);
});

it.each([
  "If a call fails, the client retries it. The error names the place.",
  "What is status 10?",
  "## What is checked",
  "`what is new` and [a page](what-is-new.md)",
  "```text\nwhat is new\n```",
])("plain text has none: %s", (text) => {
  expect(phrases(text)).toEqual([]);
});

it("the line of a habit and the number of words are counted without code, addresses and headings", () => {
  const text =
    "# What is new\n\nTwo words.\n\n```ts\nconst a = 1;\n```\n\nThose of us. See [a page](https://example.com/one).\n";
  expect(habitsIn(text)).toEqual({ words: 8, found: [{ line: 9, phrase: "Those of" }] });
});
