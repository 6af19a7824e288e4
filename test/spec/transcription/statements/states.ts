// "States and transitions" of the specification.

import { stated } from "../helpers.ts";
import type { Statement } from "../types.ts";

export const stateStatements: readonly Statement[] = stated("States and transitions", [
  {
    says: "States are only enumerations of constants; …",
    all: [{ guide: "constants" }, { guide: "not-documented" }],
  },
  {
    says: "… the moves between them are not described.",
    all: [{ guide: "constants" }, { guide: "not-documented" }],
  },
  {
    says: "Monitor status | 0 Down; 1 Up; 2 Trouble; 3 Critical; 5 Suspended; 7 Maintenance; …",
    all: [
      { schema: "MonitorStatus", accepts: [0, 1, 2, 3, 5, 7], refuses: [4, 6, 8, "0"] },
      { at: "schemas/MonitorStatus", words: ["0 Down; 1 Up; 2 Trouble; 3 Critical; 5 Suspended; 7 Maintenance"] },
    ],
  },
  {
    says: "… 5 Suspended; 7 Maintenance; 9 Discovery; 10 Configuration Error",
    all: [
      { schema: "MonitorStatus", accepts: [5, 7, 9, 10], refuses: [8, 11] },
      { at: "schemas/MonitorStatus", words: ["5 Suspended; 7 Maintenance; 9 Discovery; 10 Configuration Error"] },
    ],
  },
  {
    says: "Resource state | 0 Active; 5 Suspended",
    all: [
      { schema: "ResourceState", accepts: [0, 5], refuses: [1, 4, "0"] },
      { at: "schemas/ResourceState", words: ["0 Active; 5 Suspended"] },
    ],
  },
  {
    says: "Schedule report status | 0 Active; 5 Suspend",
    all: [
      { schema: "ScheduleReportStatus", accepts: [0, 5], refuses: [1, 4, "0"] },
      { at: "schemas/ScheduleReportStatus", words: ["0 Active; 5 Suspend"] },
    ],
  },
  // The meaning of V has the longer wording of "Constants".
  {
    says: "Schedule maintenance status | I in progress; C completed; V recurring, …",
    all: [
      { schema: "ScheduleMaintenanceStatus", accepts: ["I", "C", "V"], refuses: ["A", "i", 0] },
      { at: "schemas/ScheduleMaintenanceStatus", words: ["I In progress; C Completed"] },
      { at: "schemas/ScheduleMaintenanceStatus", words: ["V recurring,"] },
      { at: "schemas/ScheduleMaintenanceStatus", words: ["V is recurring, awaiting next cycle"] },
    ],
  },
  { says: "Transitions: not shown.", guide: "not-documented" },
]);
