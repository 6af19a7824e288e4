import { type Member, wordsOfMember } from "../../contract/constants.ts";
import { linkNames } from "../markdown/links.ts";
import { link } from "../markdown/write.ts";
import { constantNamed, type Site } from "../model/site.ts";
import { memberUrl, pageUrl } from "../urls.ts";

/** A list of ids that is longer than this is on the page of its constant only. */
const shortList = 12;

/** A text of the contract or of a guide, with links to what it names. */
export function linked({ linkedNames }: Site, text = ""): string {
  return linkNames(text, (name) => {
    const url = linkedNames.get(name);
    return url === undefined ? undefined : `/${url}`;
  });
}

/** A link to a constant, a rule or a record, by its title. */
export function schemaLink({ document, linkedNames }: Site, name: string): string {
  const url = linkedNames.get(`\`${name}\``) ?? "";
  return link(url, document.components.schemas[name]?.title ?? name);
}

/** A link to an operation, by its method and path. */
export function operationLink({ operations }: Site, id: string): string {
  const { method, path } = operations.find((operation) => operation.id === id) ?? { method: "", path: id };
  return link(pageUrl("operations", id), `\`${method} ${path}\``);
}

/** An id as code; an empty one in words. */
export const idText = (id: Member["id"]) => (id === "" ? "*empty*" : `\`${id}\``);

/** An id with a link to its row, and what it is. @param about what is known of the id, in words; empty if nothing */
export function memberLink(constant: string, member: Member, about = wordsOfMember(member)): string {
  return `${link(memberUrl(constant, member.id), idText(member.id))} ${about}`.trim();
}

/** The ids of a constant with their meanings, each an item of a list; a link to them if they are many. */
export function shortMembers(site: Site, name: string): string[] {
  const { members } = constantNamed(site, name);
  if (members.length > shortList) return [link(pageUrl("constants", name), `${members.length} ids with their names`)];
  return members.map((member) => memberLink(name, member));
}
