import {
  BaseResolver,
  bundle,
  type Config,
  createConfig,
  lintDocument,
  Source,
  stringifyYaml,
} from "@redocly/openapi-core";
import { describeConstants } from "../contract/constants.ts";
import type { Document } from "../contract/document.ts";
import { failOn } from "./problems.ts";
import svcPlugin from "./redocly/plugin.js";

const header = "# Written by `npm run build` from openapi/. Do not edit.\n";

/** What turns the hand-written form of the contract into the form that all tools read, in this order. */
const decorators = {
  "svc/lower-constants": "on",
  "svc/expand-markers": "on",
  "svc/heading-anchors": "on",
  "svc/describe-operations": "on",
} as const;

/** The contract as one document, with constants as enums. */
export interface Bundle {
  document: Document;
  yaml: string;
  json: string;
}

/**
 * Turns a document in the hand-written form into the published one, in place.
 * @param path of its file, for messages
 */
export async function lower(base: Document, path: string): Promise<Bundle> {
  const config = await createConfig({ plugins: [svcPlugin()], decorators });
  const { bundle: lowered, problems } = await bundle({ doc: { source: new Source(path, ""), parsed: base }, config });
  failOn(problems);
  const document = lowered.parsed as Document;
  describeConstants(document);
  return {
    document,
    yaml: header + stringifyYaml(document, { noRefs: true, lineWidth: 120 }),
    json: `${JSON.stringify(document, null, 2)}\n`,
  };
}

/** Lints the bundle as it will be written. */
export async function lintBundle({ document, yaml }: Bundle, path: string, config: Config): Promise<void> {
  const rules = config.forAlias("bundle");
  // The text is for lines and columns; the parsed document halves the time.
  const parsed = { source: new Source(path, yaml), parsed: document };
  failOn(
    await lintDocument({ document: parsed, config: rules, externalRefResolver: new BaseResolver(config.resolve) }),
  );
}
