import type { Constant } from "../../contract/constants.ts";
import { csvOf } from "../../shared/text.ts";
import type { Site } from "../model/site.ts";

/** Every constant and rule as JSON. */
export function constantsJson({ name, document, constants, rules, otherValues }: Site): string {
  const data = { contract: name, version: document.info.version, constants, rules, otherValues };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Every member of every constant as CSV, one per line (RFC 4180). */
export function constantsCsv(constants: Constant[]): string {
  const rows = constants.flatMap(({ name, title, domain, type, members }) =>
    members.map((member) => [
      name,
      title,
      domain,
      type,
      member.id,
      member.name,
      member.meaning ?? "",
      member.note ?? "",
    ]),
  );
  return csvOf([["constant", "title", "domain", "type", "id", "name", "meaning", "note"], ...rows]);
}
