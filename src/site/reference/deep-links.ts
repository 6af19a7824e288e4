/** Deep links into the reference, as Redoc routes them. A test opens each. */

/** A guide, or another part of the navigation. */
export function tagLink(tag: string): string {
  return `#/${slug(tag)}`;
}

export function operationLink(tag: string, operationId: string): string {
  return `${tagLink(tag)}/${operationId.toLowerCase()}`;
}

/** A schema that is no constant: a record, or a rule between constants. */
export function schemaLink(name: string): string {
  return `${tagLink("Schemas")}/${name.toLowerCase()}`;
}

/** A constant, by the folder that its file is in. */
export function constantLink(domain: string, name: string): string {
  return `${tagLink(constantsTag(domain))}/${name.toLowerCase()}`;
}

/** The tag that the constants of a folder stand under. */
export function constantsTag(domain: string): string {
  return `Constants ${domain}`;
}

/** A title as Redoc has it in a link. */
export function slug(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
