// "Versioning" of the specification.

import { stated } from "../helpers.ts";
import type { Statement } from "../types.ts";

export const versioningStatements: readonly Statement[] = stated("Versioning", [
  { says: "… request header `Accept: application/json; version=<version>`.", guide: "versioning" },
  {
    says: "Unless an operation says otherwise the version is 2.0, which is also the default.",
    all: [{ at: "x-default-version", value: "2.0" }, { guide: "versioning" }],
  },
  { says: "The current version of each API is recommended; …", guide: "versioning" },
  { says: "documented attributes describe the current version.", guide: "versioning" },
  { says: "Old-version attributes are kept in separate tables per API.", guide: "versioning" },
  {
    says: "Compatible changes (adding response attributes) are made without a new version.",
    guide: "versioning",
  },
  {
    says: "Clients must tolerate new attributes.",
    all: [
      { guide: "versioning" },
      {
        operation: "getDeviceKey",
        response: {
          accepts: [{ code: 0, message: "success", data: { device_key: "k", new: 1 }, new: 1 }],
          refuses: [{ code: 0, message: "success", data: { new: 1 } }],
        },
      },
    ],
  },
  {
    says: "Breaking changes (removing an attribute or changing its type) create a new version, …",
    guide: "versioning",
  },
  { says: "and the old version keeps the old format.", guide: "versioning" },
  {
    says: "Unversioned changes are announced in advance through the community forum.",
    guide: "versioning",
  },
]);
