import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type SearchDocument, searchOf } from "../../src/site/search/engine.ts";
import { sentenceOf, splitAtWords } from "../../src/site/search/sentence.ts";
import { bundle, operations, reference } from "../support/bundle.ts";
import { moreQuestions, questions } from "./questions.ts";
import { file, files, page } from "./rendered.ts";

const documents: SearchDocument[] = JSON.parse(file("assets/search-data.js").replace(/^searchData=/, ""));
const search = searchOf(documents);

describe("the first result of the search", () => {
  it.each([
    // Ids, meanings and names, in any case.
    ["status 10", "constants/MonitorStatus.html#id-10"],
    ["configuration error", "constants/MonitorStatus.html#id-10"],
    ["ec2instance", "constants/MonitorType.html#id-EC2INSTANCE"],
    ["Last 7 days", "constants/Period.html#id-2"],
    ["period 7", "constants/Period.html#id-7"],
    ["id 7 of period", "constants/Period.html#id-7"],
    ["id 10 of monitor status", "constants/MonitorStatus.html#id-10"],
    ["URL-SEQ", "constants/MonitorType.html#id-URL-SEQ"],
    ["refresh_token", "constants/TokenGrantType.html#id-refresh_token"],
    ["GET /monitors", "operations/listMonitors.html"],
    ["/monitors/{monitor_id}", "operations/getMonitor.html"],
    ["admin/monitors", "operations/getInspectorSample.html"],
    ["admin monitors", "operations/getInspectorSample.html"],
    ["last month", "constants/Period.html#id-7"],
    ["PeriodGranularity", "constants/Period.html#supported-granularities-per-period"],
    ["granularity", "constants/Granularity.html"],
    // What people type. Words that the contract does not use are in openapi/search-words.yaml, with a test below.
    ["429", "guides/limits.html"],
    ["404", "guides/errors.html"],
    ["svc-oauthtoken", "guides/authentication.html"],
    ["how many access tokens", "guides/limits.html"],
    ["checkedFetch", "guides/contract-tests.html#ways-to-check"],
    ["SVC_DATA_CENTER", "guides/typescript-client.html#options"],
    ["swagger", "openapi.json"],
    ["10 access tokens per 10 minutes", "guides/limits.html"],
    // A letter is missing.
    ["authentcation", "guides/authentication.html"],
    ["granularty", "constants/Granularity.html"],
    // In full width.
    ["ｓｔａｔｕｓ　１０", "constants/MonitorStatus.html#id-10"],
    ...operations.map(({ id }) => [id, `operations/${id}.html`]),
  ])("is the right page: %s", (query = "", url = "") => {
    expect(search(query)[0]?.url).toBe(url);
  });

  it.each([
    // A page that a clone adds may be the better answer to two of them.
    ["the specification", questions, 60, 50, 57],
    ["readers who have not seen its words", moreQuestions, 30, 23, 24],
  ])(
    "is right for most questions of %s, and one of the first three for nearly all",
    (_from, asked, all, first, three) => {
      const ranks = asked.map(([query, page]) => search(query).findIndex(({ url }) => page.test(url)));
      expect(ranks).toHaveLength(all);
      const within = (most: number) => ranks.filter((rank) => rank >= 0 && rank < most).length;
      const behind = asked.flatMap(([query], index) => (ranks[index] === 0 ? [] : `${query}: ${ranks[index]}`));
      const advice = `Add words to openapi/search-words.yaml. Not first: ${behind.join(", ")}`;
      expect(within(1), advice).toBeGreaterThanOrEqual(first);
      expect(within(3), advice).toBeGreaterThanOrEqual(three);
    },
  );
});

describe("the search", () => {
  it("finds the constant, the rule or the record, by the name of each", () => {
    for (const name of Object.keys(bundle.components.schemas)) {
      const found = search(name).slice(0, 3);
      expect(
        found.filter(({ kind }) => /^(Constant|Rule|Record)$/.test(kind)).flatMap(({ names }) => names),
        name,
      ).toContain(name);
    }
  });

  it("takes numbers as numbers: 1003 is not almost 1002, and 5 is not the beginning of 50", () => {
    expect(search("1003")).toEqual([]);
    expect(search("5").map(({ url }) => url)).not.toContain("constants/Period.html#id-50");
    expect(search("42").map(({ url }) => url)).not.toContain("guides/limits.html");
  });

  it("finds whole words before parts of words: MSP before SmsProvider, and not Minutes3 for s3", () => {
    const msp = search("msp").map(({ title }) => title);
    expect(msp[0]).toMatch(/\bMSP\b/);
    expect(msp.join()).not.toContain("SMS");
    const s3 = search("s3").map(({ names }) => names.join(" ").toLowerCase());
    expect(s3).not.toEqual([]);
    for (const names of s3) expect(names).toMatch(/(^| )s3/);
  });

  it("has other words for pages that exist, and finds these by them", () => {
    for (const [target, others] of Object.entries(reference.searchWords))
      for (const word of others) {
        const found = search(word).slice(0, 2);
        expect(
          found.flatMap(({ title, names }) => [title, ...names]),
          word,
        ).toContain(target);
      }
  });

  it("finds nothing for words that are nowhere", () => {
    expect([search("xylophonequartet"), search("")]).toEqual([[], []]);
  });
});

describe("the data of the search", () => {
  const urls = new Set(documents.map(({ url }) => url));

  it("has every id of every constant that is no subset", () => {
    const decoded = [...urls].map(decodeURIComponent);
    const wholes = Object.entries(bundle.components.schemas).filter(([, schema]) => !schema["x-constant"]);
    for (const [name, { enum: ids = [] }] of wholes)
      for (const id of ids) {
        expect(decoded).toContain(`constants/${name}.html#id-${String(id).replace(/\s+/g, "_")}`);
      }
  });

  it("leads to an element of a page", () => {
    for (const url of urls) {
      const [name = "", fragment] = url.split("#");
      expect(files.has(name), url).toBe(true);
      if (fragment)
        expect(
          page(name.replace(".html", "")).querySelector(`[id="${decodeURIComponent(fragment)}"]`),
          url,
        ).not.toBeNull();
    }
  });

  it("has the code of a guide without the word that names its language", () => {
    const { text } = documents.find(({ title, kind }) => title === "Log in" && kind === "Manual") ?? {};
    expect(text).toMatch(/^npx svc-monitoring-api login/);
  });

  it("has at most 98 kB, compressed, with its script", () => {
    const size = gzipSync(file("assets/search-data.js")).length + gzipSync(file("assets/search.js")).length;
    expect(size).toBeLessThanOrEqual(98_000);
  });
});

describe("the sentence of a result", () => {
  const text = "Keep the token. A user has at most 20 refresh tokens. Others are refused.";
  const long = `${"other words ".repeat(30)}limits of tokens ${"and more ".repeat(30)}`;

  it.each([
    [
      "the one that has most words of the query, in any form",
      text,
      "how many refresh token per user",
      /^A user .*s\.$/,
    ],
    ["the first one, if none has any", text, "nothing of it", /^Keep the token\.$/],
    ["the part of a long one that has the words", long, "token limit", /^….*limits of tokens.*…$/],
    ["empty for no text", "", "token", /^$/],
  ])("is %s", (_what, text, query, expected) => {
    expect(sentenceOf(text, query)).toMatch(expected);
    expect(sentenceOf(text, query).length).toBeLessThanOrEqual(142);
  });

  it("has the words of the query apart, and beginnings of words, but not of numbers", () => {
    const parts = splitAtWords("20 <b>refresh</b> tokens of 200", "refr token 20");
    expect(parts).toEqual(["", "20", " <b>", "refresh", "</b> ", "tokens", " of 200"]);
    expect(splitAtWords("Errors", "token")).toEqual(["Errors"]);
  });
});
