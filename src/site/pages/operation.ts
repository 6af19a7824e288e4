import type { Operation } from "../../contract/operations.ts";
import { escapeHtml } from "../../shared/text.ts";
import { blocksOf } from "../blocks/block.ts";
import { dataCenterPicker } from "../blocks/controls.tsx";
import { languageTabs } from "../blocks/tabs.ts";
import { withServers } from "../markdown/highlight.ts";
import { code } from "../markdown/write.ts";
import type { Block, Page } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { callsOf, type SampleCall } from "../samples/calls.ts";
import { languages } from "../samples/languages.ts";
import { anchorStarts, pageUrl } from "../urls.ts";
import { requestBlocks, responseBlocks, responseExamples } from "./bodies.ts";
import { parameterList } from "./fields.ts";
import { linked } from "./links.ts";

export function operationPage(site: Site, operation: Operation): Page {
  const { id, tag, summary, method, path, object, parameters, requestBody, isOAuth, servers } = operation;
  const calls = callsOf(site.document, operation);
  return {
    url: pageUrl("operations", id),
    title: summary,
    part: "Operations",
    group: tag,
    summary: `${method} ${path}: ${summary}.`,
    deprecated: object.deprecated,
    ...(calls[0] && !isOAuth && !servers && { call: calls[0] }),
    blocks: blocksOf(
      endpoint(method, addressOf(site, operation)),
      dataCenterPicker(site.dataCenters),
      linked(site, object.description),
      servers && !isOAuth && "This operation has a server of its own: a sample calls it, and no form does.",
    ),
    aside: [
      "## Samples",
      languageTabs(calls.map((call) => samplesOf(call, calls.length > 1))),
      "## Responses",
      responseExamples(site, operation),
    ],
    rest: blocksOf(
      parameters.length > 0 && ["## Parameters", parameterList(site, parameters, anchorStarts.parameter)],
      requestBody && requestBlocks(site, requestBody),
      responseBlocks(site, operation),
    ),
  };
}

/** The address in the first data center, or on the server of the operation itself. */
function addressOf({ dataCenters: [first] }: Site, { path, isOAuth, servers }: Operation): string {
  return (isOAuth ? first?.authUrl : (servers?.[0]?.url ?? first?.baseUrl)) + path;
}

/** An address with its method, of which a button copies the address. */
function endpoint(method: string, address: string): Block {
  const html = withServers(escapeHtml(address));
  return {
    markdown: `**${method}** \`${address}\``,
    html: (write) => `<p class="endpoint">${write.inline(`**${method}**`)} <code>${html}</code></p>`,
  };
}

/** A call in each language that can make it. */
function samplesOf(call: SampleCall, isTitled: boolean) {
  const written = languages.map(({ label, lang, write }) => ({ label, lang, text: write(call) }));
  return {
    title: isTitled ? call.title : undefined,
    samples: written
      .filter(({ text }) => text !== "")
      .map(({ label, lang, text }) => ({ language: label, code: code(lang, text) })),
  };
}
