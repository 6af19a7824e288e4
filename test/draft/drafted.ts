/** Drafts from exchanges that a test writes down. */
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import type { Document } from "../../src/contract/document.ts";
import { type DraftTrafficOptions, draftTraffic } from "../../src/draft/draft.ts";
import { lower } from "../../src/pipeline/lower.ts";
import { extendContract } from "../../src/pipeline/overlay/extend.ts";
import type { HarEntry } from "../../src/traffic/har.ts";
import { reportOf } from "../../src/traffic/report.ts";
import { compileContract } from "../../src/validation/compile/compile.ts";
import { fileOf, newPath } from "../support/temporary-folder.ts";
import { baseUrl } from "./random-service.ts";

interface Exchange {
  method?: string;
  status?: number;
  sent?: unknown;
  type?: string;
  headers?: object;
  host?: string;
}

const json = [{ name: "content-type", value: "application/json;charset=UTF-8" }];

/** A HAR entry of a path below {base_url}. */
export function entry(
  path: string,
  data: unknown,
  { method = "GET", status = 200, sent, type, headers, host = baseUrl }: Exchange = {},
) {
  const token = { authorization: "Svc-oauthtoken 1000.s3cr3ttoken", ...headers };
  const text = type ? String(data) : JSON.stringify({ code: 0, message: "success", data });
  return {
    request: {
      method,
      url: host + path,
      headers: Object.entries(token).map(([name, value]) => ({ name, value })),
      ...(sent !== undefined && { postData: { mimeType: "application/json", text: JSON.stringify(sent) } }),
    },
    response: { status, headers: type ? [{ name: "content-type", value: type }] : json, content: { text } },
  };
}

export const harText = (entries: unknown[]) => JSON.stringify({ log: { version: "1.2", entries } });

export async function draft(
  entries: unknown[],
  { text, ...options }: Partial<DraftTrafficOptions> & { text?: string } = {},
) {
  const traffic = [await fileOf("traffic.har", harText(entries))];
  const overlay = await (text === undefined ? newPath("a.overlay.yaml") : fileOf("a.overlay.yaml", text));
  const result = await draftTraffic({ traffic, overlay, baseUrl, ...options });
  const actions: Array<{ target: string; update: never }> = parse(result.after).actions;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at any part of an overlay
  const update = (target: string): any =>
    Object.assign({}, ...actions.filter((one) => one.target === target).map((one) => one.update));
  return { ...result, actions, paths: update("$.paths"), schemas: update("$.components.schemas"), update };
}

/** Drafts an attribute of a record, from its values in some samples. */
export async function field(name: string, values: unknown[]) {
  const { schemas, after } = await draft(values.map((value, x) => entry("/users/7", { x, y: 2, [name]: value })));
  return { schema: schemas.User.properties[name], schemas, after };
}

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** What `check` finds. */
export async function findings(overlay: string, entries: HarEntry[]): Promise<string[]> {
  const document: Document = JSON.parse(await readFile("generated/openapi.base.json", "utf8"));
  await extendContract(document, [overlay]);
  const contract = compileContract(lower(document, "openapi.base.json").document);
  const report = reportOf(entries, { contract, baseUrl, authUrl: "https://auth.acme.eu" });
  return report.findings.map(({ request, place, text }) => `${request} ${place}: ${text}`);
}
