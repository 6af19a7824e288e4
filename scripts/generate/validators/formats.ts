import { fastFormats, fullFormats } from "ajv-formats/dist/formats.js";

/** Matches a year that has a 29 February. */
const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;

/** Match days that do not exist, as `yyyy-MM-dd` and as `dd.mm.yyyy`. */
const impossibleDays = [
  ...[String.raw`-02-3\d`, "-(?:0[469]|11)-31", String.raw`(?!${leapYear})\d{4}-02-29`],
  ...[String.raw`3\d\.02\.`, String.raw`31\.(?:0[469]|11)\.`, String.raw`29\.02\.(?!${leapYear})\d{4}`],
];
const existing = `(?!.*(?:${impossibleDays.join("|")}))`;
const date = String.raw`${existing}\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?`;
const offset = String.raw`(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;

/**
 * The formats that the validators check, and that a contract may use. Each is a regular expression, which Ajv writes into the
 * validators. ajv-formats is not used for days and times, because every program would then need that package, which is not an ES
 * module.
 */
export const formats: Readonly<Record<string, RegExp>> = {
  date: new RegExp(`^${date}$`),
  "date-time": new RegExp(`^${date}t${time}${offset}$`, "i"),
  uuid: fullFormats.uuid as RegExp,
  uri: fastFormats.uri as RegExp,
  email: fullFormats.email as RegExp,
};

/** A text with a day that exists, which the contract marks with `x-calendar-date`. */
export const calendarDate = new RegExp(`^${existing}`);
