import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type SearchDocument, searchOf } from "../../src/site/search/engine.ts";
import { sentenceOf, splitAtWords } from "../../src/site/search/sentence.ts";
import { bundle, operations, reference } from "../support/bundle.ts";
import { questions } from "./questions.ts";
import { files, page, text } from "./rendered.ts";

const documents: SearchDocument[] = JSON.parse(text("assets/search-data.js").replace(/^searchData=/, ""));
const search = searchOf(documents);
const first = (query: string) => search(query)[0]?.url;

describe("the first result of the search", () => {
  it.each([
    ["status 10", "constants/MonitorStatus.html#id-10"],
    ["configuration error", "constants/MonitorStatus.html#id-10"],
    ["EC2INSTANCE", "constants/MonitorType.html#id-EC2INSTANCE"],
    ["ec2instance", "constants/MonitorType.html#id-EC2INSTANCE"],
    ["Last 7 days", "constants/Period.html#id-2"],
    ["europe", "constants/DataCenter.html#id-EU"],
    ["authenticate", "guides/authentication.html"],
    ["listMonitors", "operations/listMonitors.html"],
    ["GET /monitors", "operations/listMonitors.html"],
    ["/monitors/{monitor_id}", "operations/getMonitor.html"],
    ["granularity", "constants/Granularity.html"],
    ["PeriodGranularity", "constants/Period.html#PeriodGranularity"],
    ["period 50", "constants/Period.html#id-50"],
    ["period 7", "constants/Period.html#id-7"],
    ["URL-SEQ", "constants/MonitorType.html#id-URL-SEQ"],
    ["rate limit", "guides/limits.html"],
    ["errors", "guides/errors.html"],
    ["refresh_token", "constants/TokenGrantType.html#id-refresh_token"],
    // What newcomers and daily users type, most of it in words that the contract does not use.
    ["quick start", "guides/where-to-start.html"],
    ["api key", "guides/authentication.html"],
    ["token expired", "guides/authentication.html#5-get-a-new-access-token"],
    ["refresh token", "guides/authentication.html#5-get-a-new-access-token"],
    ["wrong refresh token", "guides/mock-server.html#choices"],
    ["how do I get a grant from the mock", "guides/mock-server.html#in-tests"],
    ["msp", "guides/msp-and-business-unit-accounts.html"],
    ["business unit", "guides/msp-and-business-unit-accounts.html"],
    ["device key", "operations/getDeviceKey.html"],
    ["pagination", "guides/what-is-not-documented.html#not-mentioned"],
    ["429", "guides/limits.html"],
    ["too many requests", "guides/limits.html"],
    ["404", "guides/errors.html"],
    ["timezone", "guides/requests-and-responses.html#timestamps"],
    ["terraform", "guides/infrastructure-as-code.html"],
    ["dnssec", "constants/DnsLookupType.html"],
    ["ssl certificate", "constants/MonitorType.html#id-SSL_CERT"],
    ["mock", "guides/mock-server.html"],
    ["checkedFetch", "guides/contract-tests.html#ways-to-check"],
    ["add my own operation", "guides/own-operations.html"],
    ["go client", "guides/a-client-in-go.html"],
    ["python", "guides/other-languages.html"],
    ["SVC_DATA_CENTER", "guides/typescript-client.html#options"],
    ["redis", "guides/share-tokens.html"],
    ["swagger", "openapi.json"],
    ["redoc", "guides/reference.html#publish-it"],
    ["10 access tokens per 10 minutes", "guides/limits.html"],
    ["what does code 0 mean", "guides/requests-and-responses.html#response-envelope"],
    // A letter is missing.
    ["authentcation", "guides/authentication.html"],
    ["granularty", "constants/Granularity.html"],
  ])("is the right page: %s", (query, url) => {
    expect(first(query)).toBe(url);
  });

  it("is the operation, for the id of each", () => {
    for (const { id } of operations) expect(first(id)).toBe(`operations/${id}.html`);
  });

  it("is the constant, the rule or the record, for the name of each", () => {
    const isRule = (name: string) => "x-rule" in (bundle.components.schemas[name] ?? {});
    for (const name of Object.keys(bundle.components.schemas)) {
      expect(
        search(name)
          .slice(0, 3)
          .map(({ url }) => url.split(/[/#]/).at(-1)),
        name,
      ).toContain(isRule(name) ? name : `${name}.html`);
    }
  });
});

describe("the search", () => {
  it("takes numbers as numbers: 429 is not almost 49, and 4 is not the beginning of it", () => {
    expect(search("429").map(({ title }) => title)).not.toContain("Id49");
    expect(search("5").map(({ url }) => url)).not.toContain("constants/Period.html#id-50");
  });

  it("finds whole words before parts of words: MSP before SmsProvider, and not Minutes3 for s3", () => {
    const msp = search("msp").map(({ title }) => title);
    expect(msp[0]).toMatch(/\bMSP\b/);
    expect(msp.join()).not.toContain("SMS");
    const s3 = search("s3");
    expect(s3.length).toBeGreaterThan(0);
    for (const { names } of s3) expect(names.join(" ").toLowerCase()).toMatch(/(^| )s3/);
  });

  it("has other words for pages that exist", () => {
    const titles = new Set(documents.flatMap(({ title, names }) => [title, ...names]));
    const words = Object.entries(reference.searchWords);
    expect(words.map(([target]) => target).filter((target) => !titles.has(target))).toEqual([]);
    for (const [target, others] of words) {
      for (const word of others) {
        const found = search(word).map(({ title, names }) => [title, ...names]);
        expect(found.slice(0, 2).flat(), word).toContain(target);
      }
    }
  });

  it("finds nothing for words that are nowhere", () => {
    expect(search("xylophonequartet")).toEqual([]);
    expect(search("")).toEqual([]);
  });

  it("finds every id of every constant by the name of the constant and the id", () => {
    const missing: string[] = [];
    for (const [name, schema] of Object.entries(bundle.components.schemas)) {
      if (!schema.enum || schema["x-constant"]) continue;
      const urls = new Set(
        documents.filter(({ url }) => url.startsWith(`constants/${name}.html#`)).map(({ url }) => url),
      );
      for (const id of schema.enum) {
        const url = `constants/${name}.html#${encodeURIComponent(`id-${String(id).replace(/\s+/g, "_")}`)}`;
        if (!urls.has(url)) missing.push(url);
      }
    }
    expect(missing).toEqual([]);
  });

  it("has results that all lead to an element of a page", () => {
    for (const { url } of documents) {
      const [name = "", fragment] = url.split("#");
      expect(files.has(name), url).toBe(true);
      if (fragment) expect(page(name).querySelector(`[id="${decodeURIComponent(fragment)}"]`), url).not.toBeNull();
    }
  });

  it("has the code of a guide without the word that names its language", () => {
    const [{ text = "" } = {}] = documents.filter(({ title, kind }) => title === "Log in" && kind === "Manual");
    expect(text).toMatch(/^npx svc-monitoring-api login/);
  });

  it("has data of at most 98 kB, compressed, with its script", () => {
    const size = gzipSync(text("assets/search-data.js")).length + gzipSync(text("assets/search.js")).length;
    expect(size).toBeLessThanOrEqual(98_000);
  });
});

it("answers 78 of 90 questions first, and 86 among the first three", () => {
  const ranks = questions.map(([query, page]) => search(query).findIndex(({ url }) => page.test(url)));
  expect(ranks).toHaveLength(90);
  const within = (most: number) => ranks.filter((rank) => rank >= 0 && rank < most).length;
  const behind = questions.flatMap(([query], index) => (ranks[index] === 0 ? [] : `${query}: ${ranks[index]}`));
  expect(within(1), behind.join(", ")).toBeGreaterThanOrEqual(78);
  expect(within(3), behind.join(", ")).toBeGreaterThanOrEqual(86);
});

it("has one result of a page and section, and a rule before the rows of tables", () => {
  for (const query of ["granularity", "refresh token", "monitor status"]) {
    const urls = search(query).map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  }
  const kinds = search("granularity").map(({ kind }) => kind);
  expect(kinds.indexOf("Rule")).toBeLessThan(kinds.indexOf("Table"));
});

describe("the sentence of a result", () => {
  const text = "Keep the token. A user has at most 20 refresh tokens. Others are refused.";

  it("is the one that has most words of the query, in any form", () => {
    expect(sentenceOf(text, "how many refresh token per user")).toBe("A user has at most 20 refresh tokens.");
    expect(sentenceOf(text, "nothing of it")).toBe("Keep the token.");
    expect(sentenceOf("", "token")).toBe("");
  });

  it("is the part of a long one that has the words", () => {
    const sentence = sentenceOf(
      `${"other words ".repeat(30)}limits of tokens ${"and more ".repeat(30)}`,
      "token limit",
    );
    expect(sentence).toMatch(/^….*limits of tokens.*…$/);
    expect(sentence.length).toBeLessThanOrEqual(142);
  });

  it("has the words of the query apart, and beginnings of words, but not of numbers", () => {
    expect(splitAtWords("20 <b>refresh</b> tokens of 200", "refr token 20")).toEqual([
      "",
      "20",
      " <b>",
      "refresh",
      "</b> ",
      "tokens",
      " of 200",
    ]);
    expect(splitAtWords("Errors", "token")).toEqual(["Errors"]);
  });
});
