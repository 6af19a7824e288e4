// Every statement of the source outside of the constant tables, in the order of the source.

import { accessStatements } from "./statements/access.ts";
import { authenticationStatements } from "./statements/authentication.ts";
import { closingStatements } from "./statements/closing.ts";
import { constantStatements } from "./statements/constants.ts";
import { endpointStatements } from "./statements/endpoints.ts";
import { serviceStatements } from "./statements/service.ts";
import type { Statement } from "./types.ts";

export const statements: readonly Statement[] = [
  ...serviceStatements,
  ...constantStatements,
  ...endpointStatements,
  ...authenticationStatements,
  ...accessStatements,
  ...closingStatements,
];
