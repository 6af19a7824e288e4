import { describe, expect, it } from "vitest";
import { bundle, validator } from "../support/bundle.ts";
import { advice, type Fact, factsOf, groupedBy } from "./facts.ts";
import { missingPhrases } from "./words.ts";

/** A schema with its reference resolved. */
function resolved(schema: { $ref?: string }) {
  const name = schema.$ref?.split("/").at(-1);
  return name ? bundle.components.schemas[name] : schema;
}

/** What is wrong with a field of a schema. */
function problemsOf(schema: string, field: string, type: string, says: string): string[] {
  const property = bundle.components.schemas[schema].properties[field];
  if (property === undefined) return [`${schema} has no field ${field}`];
  const { type: actual, description = "" } = resolved(property);
  return [
    ...([actual].flat().join(" or ") === type ? [] : [`${schema}.${field} is ${actual}`]),
    ...missingPhrases(description, says).map((phrase) => `${schema}.${field} does not say: ${phrase}`),
  ];
}

describe("the fields of records", () => {
  it.each(factsOf("records"))("$record: $field is $type", ({ schema = "", field = "", type = "", says = "" }) => {
    expect(problemsOf(schema, field, type, says), advice("A field differs.", "records")).toEqual([]);
  });

  it.each(groupedBy("schema", factsOf("records")))(
    "%s requires no field that the specification lacks",
    (schema, facts) => {
      const fields = facts.map(({ field }) => field);
      const { required = [] } = bundle.components.schemas[schema];
      expect(required.filter((field: string) => !fields.includes(field))).toEqual([]);
    },
  );

  it("of a request for a monitor group are both required", () => {
    expect(bundle.components.schemas.MonitorGroupCreateRequest.required).toEqual(["display_name", "description"]);
  });
});

describe("the records of DNS", () => {
  const lookupTypes = factsOf("constants").filter(({ table }) => table === "DNS lookup type");
  const facts = factsOf("dns-records");
  const fieldsOf = (type = ""): Fact[] => facts.filter((fact) => [type, "every"].includes(fact.type ?? ""));

  /** The name of the record's schema for a lookup type. */
  function schemaOf(id: number): string {
    const branches: Array<{ properties: Record<string, { enum: number[]; $ref: string }> }> =
      bundle.components.schemas.DnsLookupRecord.oneOf;
    const branch = branches.find(({ properties }) => properties.lookup_type?.enum.includes(id));
    return branch?.properties.record?.$ref.split("/").at(-1) ?? `(no branch of DnsLookupRecord has ${id})`;
  }

  it.each(lookupTypes)(
    "of type $id, $meaning, have the fields of the specification, and no others",
    ({ id, meaning }) => {
      const schema = schemaOf(Number(id));
      const fields = fieldsOf(meaning);
      const message = advice(`${schema} has other fields.`, "dns-records");
      expect(Object.keys(bundle.components.schemas[schema].properties).sort(), message).toEqual(
        fields.map(({ field }) => field).sort(),
      );
      const problems = fields.flatMap(({ field = "", field_type: type = "", meaning: says = "" }) =>
        problemsOf(schema, field, type, says),
      );
      expect(problems, message).toEqual([]);
    },
  );

  it.each(lookupTypes)(
    "of type $id, $meaning, are accepted with these fields, and with no others",
    ({ id, meaning }) => {
      const isFlag = (field?: string) => field === "flg" && meaning === "DNSKEY";
      const record = Object.fromEntries(
        fieldsOf(meaning).map(({ field, field_type: type }) => [
          field,
          type === "string" ? "text" : isFlag(field) ? 257 : 1,
        ]),
      );
      const fits = validator("DnsLookupRecord");
      const lookup_type = Number(id);
      expect(fits({ lookup_type, record })).toBe(true);
      // The specification lists no field of ALL of its own, so any is accepted.
      expect(fits({ lookup_type, record: { ...record, other: 1 } })).toBe(meaning === "ALL");
    },
  );
});
