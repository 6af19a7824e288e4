import { isDeepStrictEqual } from "node:util";
import { refName } from "../../contract/document.ts";
import { errorStatuses } from "../../contract/error-statuses.ts";
import type { Content, Operation, OperationBody } from "../../contract/operations.ts";
import { shapeOf } from "../../contract/shape.ts";
import { blocksOf } from "../blocks/block.ts";
import { statusTabs } from "../blocks/tabs.ts";
import { code, list, oneLine, paragraphs } from "../markdown/write.ts";
import { groupedBy } from "../model/grouped.ts";
import type { Block } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { isJsonOrUnknown, shownExamples } from "../samples/calls.ts";
import { parameterList, schemaBlocks } from "./fields.ts";
import { linked, operationLink, schemaLink } from "./links.ts";

export function requestBlocks(site: Site, body: OperationBody): Block[] {
  return blocksOf("## Request body", !body.isRequired && "Optional.", bodyBlocks(site, body));
}

/** The responses of an operation: each success, its own errors, and in one line the errors of every operation. */
export function responseBlocks(site: Site, { object, responses }: Operation): Block[] {
  const usual = Object.entries(errorStatuses).flatMap(([name, status]) =>
    isDeepStrictEqual(object.responses[status], { $ref: `#/components/responses/${name}` }) ? String(status) : [],
  );
  const all = [...responses].filter(([status]) => !usual.includes(status));
  const successes = all.filter(([status]) => status < "400");
  const errors = all.filter(([status]) => status >= "400");
  const titled = (heading: string) => (same: Alike) =>
    blocksOf(`${heading} ${same.map(([status]) => status).join(" or ")}`, bodyBlocks(site, same[0][1]));
  return blocksOf(
    ...alike(successes).map(titled("## Response")),
    "## Errors",
    ...alike(errors).map(titled("###")),
    usual.length > 0 && linked(site, `${usual.map((one) => `\`${one}\``).join(" ")} as [Errors](#errors) describes.`),
  );
}

/** An example of each response, one status at a time. */
export function responseExamples(site: Site, { responses }: Operation): Block {
  return statusTabs(
    [...responses].map(([status, { content }]) => ({
      status,
      text: content ? paragraphs(...examplesOf(site, content)) : "No documented body.",
    })),
  );
}

/** The examples of a body, or a sample of its schema if it has none. */
function examplesOf(site: Site, content: Content): string[] {
  const isText = !isJsonOrUnknown(content.mediaType);
  if (content.examples.length === 0 && isText) return ["The content of a file."];
  if (content.examples.length === 0 && shapeOf(site.document, content.schema).type === "any")
    return ["The body is not documented."];
  return shownExamples(site.document, content).map(({ summary, description, value }) =>
    paragraphs(
      `${summary}:`,
      linked(site, description),
      isText ? code("text", String(value)) : code("json", JSON.stringify(value, null, 2)),
    ),
  );
}

/** What a body is, its headers, its fields, and the operations that take values of it. */
function bodyBlocks(site: Site, { description, headers, mediaType, schema = {}, links }: OperationBody): Block[] {
  return blocksOf(
    linked(site, description),
    headers.length > 0 && ["Headers:", parameterList(site, headers)],
    mediaType && `\`${mediaType}\`${schema.$ref ? `, ${schemaLink(site, refName(schema.$ref))}` : ""}.`,
    Object.keys(schema).length > 0 && schemaBlocks(site, schema),
    links.length > 0 && [
      "Links:",
      list(
        links.map(({ name, operationId, description: about = "" }) =>
          oneLine(`\`${name}\`: ${operationLink(site, operationId)} ${linked(site, about)}`),
        ),
      ),
    ],
  );
}

type Response = [status: string, body: OperationBody];
type Alike = [Response, ...Response[]];

/** Groups the statuses with the same response, so that it is shown once. */
function alike(responses: readonly Response[]): Alike[] {
  return [...groupedBy(responses, ([, body]) => JSON.stringify(body)).values()];
}
