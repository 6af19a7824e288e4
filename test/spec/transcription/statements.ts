// Every statement of the specification outside of the constant tables, section by section in its order.

import { constantStatements } from "./statements/constants.ts";
import { dnsStatements } from "./statements/dns.ts";
import { endpointNoteStatements } from "./statements/endpoint-notes.ts";
import { endpointStatements } from "./statements/endpoints.ts";
import { errorStatements } from "./statements/errors.ts";
import { limitStatements } from "./statements/limits.ts";
import { providerStatements } from "./statements/provider.ts";
import { recordStatements } from "./statements/records.ts";
import { ruleStatements } from "./statements/rules.ts";
import { scopeStatements } from "./statements/scopes.ts";
import { serviceStatements } from "./statements/service.ts";
import { stateStatements } from "./statements/states.ts";
import { tokenStatements } from "./statements/tokens.ts";
import { userStatements } from "./statements/users.ts";
import { versioningStatements } from "./statements/versioning.ts";

export const statements = [
  ...serviceStatements,
  ...recordStatements,
  ...constantStatements,
  ...ruleStatements,
  ...dnsStatements,
  ...stateStatements,
  ...endpointStatements,
  ...endpointNoteStatements,
  ...tokenStatements,
  ...scopeStatements,
  ...userStatements,
  ...providerStatements,
  ...errorStatements,
  ...limitStatements,
  ...versioningStatements,
];
