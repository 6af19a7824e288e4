// "States and transitions" of the specification.

import { stated } from "../helpers.ts";

export const stateStatements = stated("States and transitions", [
  [224, "States are enumerations of constants and no more: …", { guide: "constants" }, { guide: "not-documented" }],
  [224, "… how one becomes another is not described.", { guide: "constants" }, { guide: "not-documented" }],
  [
    228,
    "Monitor status | 0 Down; 1 Up; 2 Trouble; 3 Critical; 5 Suspended; 7 Maintenance; …",
    { schema: "MonitorStatus", accepts: [0, 1, 2, 3, 5, 7], refuses: [4, 6, 8, "0"] },
    { at: "schemas/MonitorStatus", words: ["0 Down; 1 Up; 2 Trouble; 3 Critical; 5 Suspended; 7 Maintenance"] },
  ],
  [
    228,
    "… 5 Suspended; 7 Maintenance; 9 Discovery; 10 Configuration Error",
    { schema: "MonitorStatus", accepts: [5, 7, 9, 10], refuses: [8, 11] },
    { at: "schemas/MonitorStatus", words: ["5 Suspended; 7 Maintenance; 9 Discovery; 10 Configuration Error"] },
  ],
  [
    229,
    "Resource state | 0 Active; 5 Suspended",
    { schema: "ResourceState", accepts: [0, 5], refuses: [1, 4, "0"] },
    { at: "schemas/ResourceState", words: ["0 Active; 5 Suspended"] },
  ],
  [
    230,
    "Schedule report status | 0 Active; 5 Suspend",
    { schema: "ScheduleReportStatus", accepts: [0, 5], refuses: [1, 4, "0"] },
    { at: "schemas/ScheduleReportStatus", words: ["0 Active; 5 Suspend"] },
  ],
  // The meaning of V has the longer wording of "Constants".
  [
    231,
    "Schedule maintenance status | I in progress; C completed; V recurring, …",
    { schema: "ScheduleMaintenanceStatus", accepts: ["I", "C", "V"], refuses: ["A", "i", 0] },
    { at: "schemas/ScheduleMaintenanceStatus", words: ["I In progress; C Completed"] },
    { at: "schemas/ScheduleMaintenanceStatus", words: ["V recurring,"] },
    { at: "schemas/ScheduleMaintenanceStatus", words: ["V is recurring, awaiting next cycle"] },
  ],
  [233, "Transitions: not shown.", { guide: "not-documented" }],
]);
