const pattern = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)([+-])(\d\d)(\d\d)$/;

/**
 * Parses a timestamp of the service, `yyyy-MM-dd'T'HH:mm:ssZZZZ`, where ZZZZ is an offset such as +0530 (source: Timestamps).
 * @throws RangeError if the text has another format, or if its date or time does not exist
 */
export function parseTimestamp(text: string): Date {
  const match = pattern.exec(text);
  if (match) {
    const [, year, month, day, hour, minute, second, sign, offsetHours, offsetMinutes] = match;
    const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    // `Date` makes February 30 a day in March, and 24:00 the next day.
    if (date.getUTCDate() === Number(day) && Number(offsetHours) < 24 && Number(offsetMinutes) < 60) {
      const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === "-" ? -1 : 1);
      return new Date(date.getTime() - offset * 60_000);
    }
  }
  throw new RangeError(
    `The timestamp must be a valid time in the format 2026-11-20T10:00:00+0530; got ${JSON.stringify(text)}.`,
  );
}

/**
 * Formats a date as a timestamp of the service, without milliseconds (source: Timestamps).
 * @param offset minutes ahead of UTC: 330 gives +0530
 * @throws RangeError if the date is invalid, if the year does not have four digits, or if the offset is not a whole number
 * of minutes of less than a day
 */
export function formatTimestamp(date: Date, offset = 0): string {
  // null if the date is invalid
  const local: string | null = new Date(date.getTime() + offset * 60_000).toJSON();
  if (local?.length !== 24 || !Number.isInteger(offset) || Math.abs(offset) >= 24 * 60) {
    throw new RangeError(
      "`date` must be valid with a year of four digits, and `offset` a whole number of minutes of less than a day.",
    );
  }
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.abs(offset);
  return `${local.slice(0, 19)}${offset < 0 ? "-" : "+"}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
}
