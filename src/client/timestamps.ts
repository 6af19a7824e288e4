const pattern = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)([+-])(\d\d)(\d\d)$/;

/**
 * Reads a timestamp of the service, `yyyy-MM-dd'T'HH:mm:ssZZZZ`, where ZZZZ is an offset such as +0530 (source: Timestamps).
 * @throws RangeError if the text has another form, or names a time that does not exist
 */
export function parseTimestamp(text: string): Date {
  const match = pattern.exec(text);
  if (match) {
    const [, year, month, day, hour, minute, second, sign, offsetHours, offsetMinutes] = match;
    const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    // A date such as February 30 would roll over to March.
    const exists =
      !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day) && date.getUTCHours() === Number(hour);
    if (exists && Number(offsetHours) < 24 && Number(offsetMinutes) < 60) {
      const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === "-" ? -1 : 1);
      return new Date(date.getTime() - offset * 60_000);
    }
  }
  throw new RangeError(
    `Not a timestamp of the service: ${JSON.stringify(text)}. One looks like 2026-11-20T10:00:00+0530.`,
  );
}

/**
 * Writes a timestamp as the service does; milliseconds are dropped.
 * @param offset minutes ahead of UTC: 330 gives +0530
 * @throws RangeError if the date is invalid, or the year does not have four digits
 */
export function formatTimestamp(date: Date, offset = 0): string {
  const local = Number.isNaN(date.getTime() + offset) ? "" : new Date(date.getTime() + offset * 60_000).toJSON();
  if (local?.length !== 24 || !Number.isInteger(offset) || Math.abs(offset) >= 24 * 60) {
    throw new RangeError(
      "A timestamp needs a valid date with a year of four digits, and an offset of whole minutes below a day.",
    );
  }
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.abs(offset);
  return `${local.slice(0, 19)}${offset < 0 ? "-" : "+"}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
}
