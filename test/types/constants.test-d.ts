import { assertType, expectTypeOf, it } from "vitest";
import {
  type CheckInterval,
  type Granularity,
  isValueOf,
  type MonitorType,
  nameOf,
  type OpenValue,
  Period,
  parse,
  ReportFormat,
  valuesOf,
} from "../../src/constants/index.ts";
import * as labelled from "../../src/constants/labels.ts";
import { find, labelOf } from "../../src/constants/labels.ts";
import { supportedCheckIntervals, supportedGranularities } from "../../src/constants/rules.ts";

it("a constant is an object of literals and the union of its ids", () => {
  expectTypeOf(ReportFormat.Pdf).toEqualTypeOf<2>();
  expectTypeOf<ReportFormat>().toEqualTypeOf<2 | 3>();
  assertType<CheckInterval>(1440);
  // @ts-expect-error 2 is not a check interval
  assertType<CheckInterval>(2);
  // @ts-expect-error a constant cannot be changed
  ReportFormat.Pdf = 3;
});

it("valuesOf and isValueOf have the types of the constant's ids", () => {
  expectTypeOf(valuesOf(ReportFormat)).toEqualTypeOf<Array<2 | 3>>();
  const value: unknown = 2;
  if (isValueOf(ReportFormat, value)) expectTypeOf(value).toEqualTypeOf<2 | 3>();
});

it("a known id has a name, and an unknown id may have none", () => {
  expectTypeOf(nameOf(ReportFormat, 2)).toEqualTypeOf<"Csv" | "Pdf">();
  expectTypeOf(nameOf(ReportFormat, 4)).toEqualTypeOf<"Csv" | "Pdf" | undefined>();
  // @ts-expect-error the ids are integers
  nameOf(ReportFormat, "2");
});

it("parse returns an id that may be unknown", () => {
  const id = parse(ReportFormat, "2");
  expectTypeOf(id).toEqualTypeOf<OpenValue<ReportFormat> | undefined>();
  // @ts-expect-error the id may be unknown, so it is not a report format
  assertType<ReportFormat | undefined>(id);
  if (isValueOf(ReportFormat, id)) assertType<ReportFormat>(id);
  assertType<OpenValue<MonitorType>>("A-TYPE-OF-TOMORROW");
  // @ts-expect-error monitor types are strings
  assertType<OpenValue<MonitorType>>(1);
});

it("a documented meaning is a text; the meaning of another id may be missing", () => {
  const period: Period = Period.LastMonth;
  expectTypeOf(labelOf(labelled.Period, period)).toEqualTypeOf<string>();
  expectTypeOf(labelOf(labelled.Period, 6)).toEqualTypeOf<string | undefined>();
  expectTypeOf(labelOf(labelled.MonitorType, "URL")).toEqualTypeOf<string>();
  expectTypeOf(find(labelled.ReportFormat, "pdf")).toEqualTypeOf<ReportFormat | undefined>();
  // @ts-expect-error the ids are integers
  labelOf(labelled.Period, "7");
  // @ts-expect-error this constant has no meanings: it is not the one of constants/labels
  labelOf(Period, 7);
});

it("rules accept and return the constants' ids", () => {
  expectTypeOf(supportedGranularities(Period.LastMonth)).toEqualTypeOf<readonly Granularity[]>();
  expectTypeOf(supportedGranularities(Period.CustomPeriod)).toEqualTypeOf<"derived">();
  expectTypeOf(supportedCheckIntervals("A-TYPE-OF-TOMORROW")).toEqualTypeOf<readonly CheckInterval[]>();
  // @ts-expect-error 6 is not a period
  supportedGranularities(6);
});
