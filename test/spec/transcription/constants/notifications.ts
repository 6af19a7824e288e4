// "Constants" of the specification: notification profiles, alerts and alarms.

import { idNumbers } from "../helpers.ts";
import type { TranscribedTable } from "../types.ts";

export const notifications: readonly TranscribedTable[] = [
  {
    component: "NotificationDowntimeDelay",
    title: "Notification downtime delay",
    members: [
      [1, "Notify on first failure"],
      [2, "Notify on second failure"],
      [3, "Notify on third failure"],
      [4, "Notify on fourth failure"],
      [5, "Notify on fifth failure"],
    ],
  },
  {
    component: "PersistentNotification",
    title: "Persistent notification",
    members: [
      [-1, "Do not notify persistently"],
      [1, "Every error"],
      [2, "Every second error"],
      [3, "Every third error"],
      [4, "Every fourth error"],
      [5, "Every fifth error"],
    ],
  },
  {
    component: "AlertingMode",
    title: "Alerting mode",
    members: [
      [1, "Email"],
      [2, "SMS"],
      [3, "Voice call"],
      [4, "IM"],
      [5, "Social feed post"],
    ],
  },
  {
    component: "AlertingStatus",
    title: "Alerting status",
    members: [
      [10, "Notify down"],
      [20, "Notify trouble"],
      [30, "Notify up"],
    ],
  },
  { component: "SmsProvider", title: "SMS provider", members: idNumbers("1, 2, 4") },
  { component: "VoiceCallProvider", title: "Voice call provider", members: idNumbers("1") },
  {
    component: "EmailFormat",
    title: "Email format",
    members: [
      [0, "Text"],
      [1, "HTML"],
    ],
  },
  {
    component: "ActionRule",
    title: "Action rule",
    members: [
      [0, "On Down"],
      [1, "On Up"],
      [2, "On Trouble"],
      [-1, "On any monitor status change"],
      [20, "On attribute status change"],
    ],
  },
  {
    component: "Severity",
    title: "Severity",
    members: [
      [0, "Critical"],
      [1, "Non-critical"],
    ],
  },
  {
    component: "AlertType",
    title: "Alert type",
    members: [
      [0, "Down"],
      [2, "Trouble"],
    ],
  },
  {
    component: "OutageAndAlarmType",
    title: "Outage and alarm type",
    members: [
      [0, "Down"],
      [2, "Trouble"],
      [3, "Critical"],
      [7, "Maintenance"],
    ],
  },
];
