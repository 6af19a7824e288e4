// "Resources and their fields", "Constants", and the tables of "States and transitions":
// every constant table of the specification, by domain.

import type { TranscribedTable } from "../types.ts";
import { apm } from "./apm.ts";
import { automation } from "./automation.ts";
import { cloud } from "./cloud.ts";
import { dns } from "./dns.ts";
import { maintenance } from "./maintenance.ts";
import { monitors } from "./monitors.ts";
import { notifications } from "./notifications.ts";
import { reports } from "./reports.ts";
import { rum } from "./rum.ts";
import { thresholds } from "./thresholds.ts";
import { users } from "./users.ts";
import { web } from "./web.ts";

export const transcribedTables: readonly TranscribedTable[] = [
  ...reports,
  ...maintenance,
  ...notifications,
  ...users,
  ...monitors,
  ...cloud,
  ...web,
  ...dns,
  ...thresholds,
  ...apm,
  ...rum,
  ...automation,
];
