/**
 * Ids by name, their meanings, and what goes together.
 *
 *   npx tsx examples/constants.ts
 */
import { isValueOf, Period, ReportType, valuesOf } from "svc-monitoring-api/constants";
import { GranularityLabels, labelOf, PeriodLabels, ReportTypeLabels } from "svc-monitoring-api/constants/labels";
import { supportedCheckIntervals, supportedGranularities } from "svc-monitoring-api/constants/rules";

console.log(
  `Report type ${ReportType.AvailabilitySummary}: ${labelOf(ReportTypeLabels, ReportType.AvailabilitySummary)}`,
);

const granularities = supportedGranularities(Period.LastMonth).map((one) => labelOf(GranularityLabels, one));
console.log(`${labelOf(PeriodLabels, Period.LastMonth)}\n  granularities: ${granularities.join(", ")}`);

console.log(`A web page speed monitor runs every ${supportedCheckIntervals("HOMEPAGE").join(", ")} minutes`);

const fromOutside: unknown = 6;
if (!isValueOf(Period, fromOutside))
  console.log(`${fromOutside} is not a period; the periods are ${valuesOf(Period).join(", ")}`);
