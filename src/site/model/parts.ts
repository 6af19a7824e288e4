/** Parts of a contract that only the pages show as such: guides, domains of constants, data centers. */
import type { Constant } from "../../contract/constants.ts";
import { type Document, guideAnchor, guidesOf, overview, refName } from "../../contract/document.ts";
import { slug } from "../urls.ts";

/** A guide: its name, the end of its URL, and its Markdown. */
export interface Guide {
  name: string;
  slug: string;
  /** The title of the guides that it is listed with. */
  group: string;
  text: string;
  /** The file by which texts link to it. */
  file: string;
}

/** The guides of a contract, in its order. The overview is the description of the contract. */
export function guidesWithText(document: Document): Guide[] {
  return guidesOf(document).map((name) => {
    const tag = document.tags.find((one) => one.name === name);
    const text = name === overview ? document.info.description : (tag?.description ?? "");
    const file = `openapi/guides/${slug(name)}.md`;
    return { name, slug: slug(name), group: "The service", text: text.replace(guideAnchor, ""), file };
  });
}

/** The constants about one subject. */
export interface Domain {
  name: string;
  title: string;
  constants: Constant[];
}

/** The domains of some constants, sorted by title. */
export function domainsOf(document: Document, constants: readonly Constant[]): Domain[] {
  const names = [...new Set(constants.map(({ domain }) => domain))];
  return names
    .map((name) => ({
      name,
      title: document["x-domains"]?.[name] ?? name.charAt(0).toUpperCase() + name.slice(1),
      constants: constants.filter(({ domain }) => domain === name),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, "en"));
}

/** A schema whose values are the ids of a constant, and others. */
export interface OtherValues {
  name: string;
  title: string;
  description: string;
  constant: string;
  /** What the other values are. */
  others: string[];
}

/** The schemas that allow other values besides the ids of a constant. */
export function otherValuesOf({ components }: Document): OtherValues[] {
  return Object.entries(components.schemas).flatMap(([name, schema]) => {
    const alternatives = schema.anyOf ?? [];
    const constant = alternatives
      .map(({ $ref }) => refName($ref ?? ""))
      .find((target) => components.schemas[target]?.enum);
    if (!constant) return [];
    const others = alternatives.flatMap(({ title }) => title ?? []);
    return { name, title: schema.title ?? name, description: schema.description ?? "", constant, others };
  });
}

/** A data center, with its addresses. */
export interface DataCenter {
  code: string;
  name: string;
  baseUrl: string;
  authUrl: string;
}

/** The data centers of a contract: its servers, those of the OAuth operations, and the codes of `DataCenter`. */
export function dataCentersOf({ servers, paths }: Document, constants: readonly Constant[]): DataCenter[] {
  const authServers = Object.values(paths).find((item) => item["x-auth-server"])?.servers ?? [];
  const codes = constants.find(({ name }) => name === "DataCenter")?.members ?? [];
  return (servers ?? []).map(({ url, description: name }) => ({
    code: String(codes.find(({ meaning }) => meaning === name)?.id ?? name),
    name,
    baseUrl: url,
    authUrl: authServers.find(({ description }) => description === name)?.url ?? "",
  }));
}
