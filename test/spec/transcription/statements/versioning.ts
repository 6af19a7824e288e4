// "Versioning" of the specification.

import { stated } from "../helpers.ts";

export const versioningStatements = stated("Versioning", [
  [
    368,
    "A call names the version in its header `Accept: application/json; version=<version>`.",
    { guide: "versioning" },
  ],
  [
    368,
    "An operation has version 2.0 if it does not name another, and 2.0 is the default, too.",
    { at: "x-default-version", value: "2.0" },
    { guide: "versioning" },
  ],
  [369, "Use the current version of each API: it is recommended, …", { guide: "versioning" }],
  [369, "… the documented attributes are its own.", { guide: "versioning" }],
  [369, "Attributes of old versions have tables of their own, API by API.", { guide: "versioning" }],
  [370, "A compatible change (a new attribute in a response) comes without a new version.", { guide: "versioning" }],
  [
    370,
    "Clients must tolerate new attributes.",
    { guide: "versioning" },
    {
      operation: "getDeviceKey",
      response: {
        accepts: [{ code: 0, message: "success", data: { device_key: "k", new: 1 }, new: 1 }],
        refuses: [{ code: 0, message: "success", data: { new: 1 } }],
      },
    },
  ],
  [
    371,
    "A breaking change (an attribute goes or gets another type) comes as a new version; …",
    { guide: "versioning" },
  ],
  [371, "… the old one keeps its format.", { guide: "versioning" }],
  [372, "The community forum tells of changes without a version before they come.", { guide: "versioning" }],
]);
