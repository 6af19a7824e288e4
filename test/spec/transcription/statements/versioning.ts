// "Versioning" of the specification.

import { stated } from "../helpers.ts";

export const versioningStatements = stated("Versioning", [
  ["… request header `Accept: application/json; version=<version>`.", { guide: "versioning" }],
  [
    "Unless an operation says otherwise the version is 2.0, which is also the default.",
    { at: "x-default-version", value: "2.0" },
    { guide: "versioning" },
  ],
  ["The current version of each API is recommended; …", { guide: "versioning" }],
  ["documented attributes describe the current version.", { guide: "versioning" }],
  ["Old-version attributes are kept in separate tables per API.", { guide: "versioning" }],
  ["Compatible changes (adding response attributes) are made without a new version.", { guide: "versioning" }],
  [
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
  ["Breaking changes (removing an attribute or changing its type) create a new version, …", { guide: "versioning" }],
  ["and the old version keeps the old format.", { guide: "versioning" }],
  ["Unversioned changes are announced in advance through the community forum.", { guide: "versioning" }],
]);
