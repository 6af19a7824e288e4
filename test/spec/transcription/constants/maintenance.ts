// "Constants" of the specification: schedule maintenance, days and weeks.

import type { TranscribedTable } from "../types.ts";

export const maintenance: readonly TranscribedTable[] = [
  {
    component: "ScheduleMaintenanceType",
    title: "Schedule maintenance type",
    members: [
      [1, "Daily"],
      [2, "Weekly (by time)"],
      [8, "Weekly (by day)"],
      [3, "Once"],
      [5, "Monthly (by date)"],
      [6, "Monthly (by day)"],
      [9, "Yearly"],
    ],
  },
  {
    component: "ScheduleMaintenanceStatus",
    title: "Schedule maintenance status",
    members: [
      ["I", "In progress"],
      ["C", "Completed"],
      ["V", "Recurring, runs on next scheduled cycle (daily/weekly/monthly)"],
    ],
  },
  {
    component: "Day",
    title: "Day",
    members: [
      [0, "Sunday"],
      [1, "Monday"],
      [2, "Tuesday"],
      [3, "Wednesday"],
      [4, "Thursday"],
      [5, "Friday"],
      [6, "Saturday"],
    ],
  },
  {
    component: "Week",
    title: "Week",
    members: [
      [1, "First"],
      [2, "Second"],
      [3, "Third"],
      [4, "Fourth"],
      [5, "Last", "Last/fourth week; supported in schedule maintenance"],
    ],
  },
  {
    component: "MaintenanceEnd",
    title: "Maintenance end",
    members: [
      [0, "Never"],
      [1, "After n executions"],
      [2, "On a specified date"],
    ],
  },
];
