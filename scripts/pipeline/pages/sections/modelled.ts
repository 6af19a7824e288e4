import type { Section } from "../../coverage.ts";
import type { DomainConstant } from "../constants/data.ts";
import { namedOperations, type Operation, type PublishedContract } from "../contract.ts";
import { notShownOf } from "./not-shown.ts";

/** A section with what of the contract models it. */
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
  document: PublishedContract,
  constants: DomainConstant[],
  sections: Section[],
): ModelledSection[] {
  const { schemas } = document.components;
  const operations = namedOperations(document);
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
