import type { Operation } from "../../contract/operations.ts";
import { blocks, code, container } from "../markdown/write.ts";
import type { Page } from "../model/page.ts";
import { parameterFields } from "../model/parameter-fields.ts";
import type { Site } from "../model/site.ts";
import { callsOf } from "../samples/calls.ts";
import { languages } from "../samples/languages.ts";
import { pageUrl } from "../urls.ts";
import { requestText, responseExamples, responseTexts } from "./bodies.ts";
import { fieldsText } from "./fields.ts";
import { linked } from "./links.ts";

export function operationPage(site: Site, operation: Operation): Page {
  const { id, tag, summary, method, path, object, parameters, requestBody, isOAuth, servers } = operation;
  const calls = callsOf(site.document, operation);
  return {
    ...{ url: pageUrl("operations", id), title: summary, part: "Operations", group: tag },
    summary: `${method} ${path}: ${summary}.`,
    deprecated: object.deprecated,
    ...(calls[0] && !isOAuth && !servers && { call: calls[0] }),
    text: blocks(
      container("endpoint", `**${method}** \`${addressOf(site, operation)}\``),
      container("data-center"),
      linked(site, object.description),
      servers && !isOAuth && "This operation has a server of its own: a sample calls it, and no form does.",
      "## Samples",
      container("tabs language", ...calls.map((call) => sample(call, calls.length > 1))),
      "## Responses",
      responseExamples(site, operation),
      parameters.length > 0 && "## Parameters",
      parameters.length > 0 &&
        fieldsText(site, { fields: parameterFields(site.document, parameters), variants: [] }, "parameter-"),
      requestBody && requestText(site, requestBody),
      ...responseTexts(site, operation),
    ),
  };
}

/** The address in the first data center, or on the server of the operation itself. */
function addressOf({ dataCenters: [first] }: Site, { path, isOAuth, servers }: Operation): string {
  return (isOAuth ? first?.authUrl : (servers?.[0]?.url ?? first?.baseUrl)) + path;
}

/** A call in each language that can make it. */
function sample(call: ReturnType<typeof callsOf>[number], isTitled: boolean): string {
  const written = languages.map(({ label, lang, write }) => ({ label, lang, text: write(call) }));
  return blocks(
    isTitled && `### ${call.title}`,
    ...written
      .filter(({ text }) => text !== "")
      .map(({ label, lang, text }) => container(`tab ${label}`, code(lang, text))),
  );
}
