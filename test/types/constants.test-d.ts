import { assertType, expectTypeOf, it } from "vitest";
import {
  type CheckInterval,
  type Granularity,
  isValueOf,
  type MonitorType,
  type OpenValue,
  Period,
  ReportFormat,
  valuesOf,
} from "../../src/constants/index.ts";
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

it("an open value accepts values that the service adds later, of the same type", () => {
  assertType<OpenValue<MonitorType>>("A-TYPE-OF-TOMORROW");
  assertType<OpenValue<ReportFormat>>(4);
  // @ts-expect-error monitor types are strings
  assertType<OpenValue<MonitorType>>(1);
});

it("rules accept and return the constants' ids", () => {
  expectTypeOf(supportedGranularities(Period.LastMonth)).toEqualTypeOf<readonly Granularity[]>();
  expectTypeOf(supportedGranularities(Period.CustomPeriod)).toEqualTypeOf<"derived">();
  expectTypeOf(supportedCheckIntervals("A-TYPE-OF-TOMORROW")).toEqualTypeOf<readonly CheckInterval[]>();
  expectTypeOf(supportedCheckIntervals("PING")).toEqualTypeOf<readonly CheckInterval[]>();
  // @ts-expect-error 6 is not a period
  supportedGranularities(6);
});
