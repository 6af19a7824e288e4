/**
 * Ids by name, their meanings, and what goes together.
 *
 *   npx tsx examples/constants.ts
 */
import { find, Granularity, isValueOf, labelOf, nameOf, Period, parse } from "svc-monitoring-api/constants/labels";
import { supportedCheckIntervals, supportedGranularities } from "svc-monitoring-api/constants/rules";

console.log(`Period ${Period.LastMonth} is ${nameOf(Period, 7)}. ${labelOf(Period, 7)}`);

const granularities = supportedGranularities(Period.LastMonth).map((one) => labelOf(Granularity, one));
console.log(`  Its granularities: ${granularities.join(", ")}`);

console.log(`A web page speed monitor runs every ${supportedCheckIntervals("HOMEPAGE").join(", ")} minutes`);

const [words = "last 7 days", text = "6"] = process.argv.slice(2);
console.log(`"${words}" is the period ${find(Period, words)}`);

const id = parse(Period, text);
console.log(isValueOf(Period, id) ? `${text}: ${labelOf(Period, id)}` : `${text} is not a period that is documented`);
