import { blocksOf, styled } from "../blocks/block.ts";
import { searchField } from "../blocks/controls.tsx";
import { otherFiles } from "../files-for-programs.ts";
import { firstSentence } from "../markdown/parse.ts";
import { code, link, list } from "../markdown/write.ts";
import type { Block, Page } from "../model/page.ts";
import { idCount, type Site } from "../model/site.ts";
import { homeUrl, inspectorLink, pageUrl, partUrls } from "../urls.ts";
import { linked } from "./links.ts";

const ofPackage = `- [TypeScript client](#typescript-client), and projects to copy for [Python, Go, Java and Rust](#other-languages)
- [Mock server](#mock-server), with tokens, scopes, accounts, errors and limits
- [Contract tests](#contract-tests): a test fails when a request or a response breaks the contract
- [The whole manual](/package.html)`;

const notDocumented =
  "[What is not documented](#what-is-not-documented) lists what the specification leaves open. [Own operations](#own-operations) tells you how to call undocumented operations.";

/** The first page, for somebody who reads the API: everything that it has, the search, and how to try it. */
export function homePage(site: Site): Page {
  const { name, document, operations, tags, constants, domains } = site;
  const ofService = site.guides.filter(({ part }) => part === "Guides");
  const allConstants = link(partUrls.Constants, `${constants.length} constants with ${idCount(constants)} ids`);
  return {
    url: homeUrl,
    title: name,
    summary: firstSentence(document.info.description),
    blocks: blocksOf(
      styled(
        "lead",
        `${link(partUrls.Operations, `${operations.length} operations`)}, their ${link(partUrls.Records, "records")}, and ${allConstants}.`,
      ),
      searchField,
      `## ${link(partUrls.Guides, "Guides")}`,
      styled("row", list(ofService.map((guide) => link(pageUrl("guides", guide.slug), guide.name)))),
      `## ${link(partUrls.Operations, "Operations")}`,
      styled("cards", ...tags.map((tag) => tagCard(site, tag))),
      "## Try it",
      `This starts a mock of the service, which needs no account. It serves these pages with a form at each operation, and ${inspectorLink(site, "the inspector")}, which sends any request.`,
      code("bash", "npx svc-monitoring-api start"),
      `## ${link(partUrls.Constants, "Constants")}`,
      styled("terms", list(domains.map(domainText))),
      "## Use the API in a program",
      linked(site, ofPackage),
      "## What is not documented",
      linked(site, notDocumented),
      "## Files for other programs",
      list(otherFiles.map(({ url, text }) => `${link(url, url)}: ${text}`)),
    ),
  };
}

function tagCard(site: Site, { name, description, operations }: Site["tags"][number]): Block {
  const items = operations.map(
    ({ id, summary, method, path }) => `**${method}** \`${path}\` ${link(pageUrl("operations", id), summary)}`,
  );
  return styled("card", ...blocksOf(`### ${name}`, linked(site, description), list(items)));
}

function domainText({ title, constants }: Site["domains"][number]): string {
  return `${title}\n${list(constants.map((one) => link(pageUrl("constants", one.name), one.title)))}`;
}
