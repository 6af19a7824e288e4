/** A year with a 29 February. */
const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;

/** Days that do not exist, as `yyyy-MM-dd` and as `dd.mm.yyyy`. */
const impossibleDays = [
  ...[String.raw`-02-3\d`, "-(?:0[469]|11)-31", String.raw`(?!${leapYear})\d{4}-02-29`],
  ...[String.raw`3\d\.02\.`, String.raw`31\.(?:0[469]|11)\.`, String.raw`29\.02\.(?!${leapYear})\d{4}`],
];

/** The format of a text with `x-calendar-date`. */
export const calendarDate = "calendar-date";

/** The formats that Ajv checks, at build time and at run time. */
export const formats = {
  uri: /^[a-z][a-z\d+.-]*:\S*$/i,
  [calendarDate]: new RegExp(`^(?!.*(?:${impossibleDays.join("|")}))`),
} as const;
