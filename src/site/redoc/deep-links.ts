/** Deep links into `redoc.html`, and into the former reference. */
import { slug } from "../slug.ts";

/** A guide, or another part of the navigation. */
export function tagLink(tag: string): string {
  return `#/${slug(tag)}`;
}

export function operationLink(tag: string, operationId: string): string {
  return `${tagLink(tag)}/${operationId.toLowerCase()}`;
}

/** A schema that is not a constant: a record, or a rule between constants. */
export function schemaLink(name: string): string {
  return `${tagLink("Schemas")}/${name.toLowerCase()}`;
}

/** A constant, by the folder that its file is in. */
export function constantLink(domain: string, name: string): string {
  return `${tagLink(constantsTag(domain))}/${name.toLowerCase()}`;
}

/** The tag of a folder's constants. */
export function constantsTag(domain: string): string {
  return `Constants ${domain}`;
}
