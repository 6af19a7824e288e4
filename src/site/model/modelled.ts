import type { DomainConstant } from "../../contract/constants.ts";
import type { Section } from "../../contract/coverage.ts";
import type { Document } from "../../contract/document.ts";
import { notShownOf } from "../../contract/not-shown.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";

/** A section, with the parts of the contract that model it. */
export interface ModelledSection {
  title: string;
  within: string | undefined;
  guides: string[];
  operations: Operation[];
  constants: DomainConstant[];
  /** Rules and records. */
  schemas: Array<{ name: string; title: string }>;
  notShown: string[];
}

export function modelledSections(
  document: Document,
  constants: DomainConstant[],
  sections: Section[],
): ModelledSection[] {
  const { schemas } = document.components;
  const operations = operationsOf(document);
  const notShown = notShownOf(document);
  return sections.map((section) => ({
    title: section.title,
    within: section.within,
    guides: section.guides ?? [],
    operations: operations.filter(({ tag }) => section.operations?.includes(tag)),
    constants: constants.filter(
      ({ name, domain }) => section.domains?.includes(domain) || section.schemas?.includes(name),
    ),
    schemas: (section.schemas ?? []).flatMap((name) => {
      const schema = schemas[name];
      return schema && !schema.enum ? { name, title: schema.title ?? name } : [];
    }),
    notShown: notShown.get(section.notShown ?? "") ?? [],
  }));
}
