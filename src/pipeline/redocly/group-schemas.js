// @ts-check
import { domainTitle } from "../../contract/domain-title.js";
import { membersOf } from "./constants.js";

/**
 * Gives each schema a place that renderers show: a tag of its own for the constants of a domain, for the rules, and for the
 * records (`x-tags`, which Redoc and Stoplight Elements read). The description of a constants' tag is a table of their ids
 * with meanings, because Swagger UI and Scalar show the ids of a schema without them.
 *
 * @typedef {Record<string, any>} Node
 */

/** @type {import("@redocly/openapi-core").Oas3Decorator} */
export const GroupSchemas = () => ({ Root: { leave: groupSchemas } });

/**
 * Groups the schemas of a bundled document, in place.
 * @param {Node} root
 */
function groupSchemas(root) {
  if (!root["x-tagGroups"]) return;
  const schemas = Object.entries(root.components?.schemas ?? {});
  const constants = schemas.filter(([, schema]) => schema["x-domain"]);
  const others = schemas.filter(([, schema]) => !membersOf(schema));
  const domains = [...new Set(constants.map(([, schema]) => schema["x-domain"]))]
    .map((domain) => ({ domain, title: domainTitle(domain, root) }))
    .sort((a, b) => a.title.localeCompare(b.title, "en"));

  for (const { domain, title } of domains) {
    const members = constants.filter(([, schema]) => schema["x-domain"] === domain);
    const text = `The tables of constants of the group ${title}. The groups are this contract's own; the specification has one list of tables.`;
    addTag(root, "Constants", `Constants: ${title}`, `${text}\n\n${tableOf(members)}\n`, members, title);
  }
  const rules = others.filter(([, schema]) => schema["x-rule"]);
  const records = others.filter(([, schema]) => !schema["x-rule"]);
  addTag(root, "Schemas", "Rules", "The rules between constants.", rules);
  addTag(root, "Schemas", "Records", "The records of requests and responses.", records);
}

/**
 * @param {Node} root
 * @param {string} group of `x-tagGroups`
 * @param {string} name
 * @param {string} description
 * @param {Array<[string, Node]>} schemas
 * @param {string} [displayName]
 */
function addTag(root, group, name, description, schemas, displayName) {
  if (schemas.length === 0) return;
  root.tags.push({ name, ...(displayName && { "x-displayName": displayName }), description });
  const groups = root["x-tagGroups"];
  const found = groups.find((/** @type {Node} */ one) => one.name === group);
  if (found) found.tags.push(name);
  else groups.push({ name: group, tags: [name] });
  for (const [, schema] of schemas) schema["x-tags"] = [name];
}

/** @param {Array<[string, Node]>} constants */
function tableOf(constants) {
  const rows = constants.map(([name, schema]) => {
    const ids = (membersOf(schema) ?? []).map((member) => {
      const note = member["x-note"] && `(${member["x-note"]})`;
      return [`\`${member.const}\``, member.description, note]
        .filter((text) => text)
        .join(" ")
        .replaceAll("|", "\\|");
    });
    return `| ${schema.title} \`${name}\` | ${ids.join("; ")} |`;
  });
  return ["| Constant | Ids |", "| --- | --- |", ...rows].join("\n");
}
