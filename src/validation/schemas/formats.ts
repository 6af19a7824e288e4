import { fullFormats } from "ajv-formats/dist/formats.js";

const { date, "date-time": dateTime, uuid, uri, email } = fullFormats;

/** The formats that are checked, as Ajv reads them. The lint rule `svc/supported` allows the same. */
export const formats = { date, "date-time": dateTime, uuid, uri, email };
