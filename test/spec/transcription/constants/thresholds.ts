// "Constants" of the specification: threshold profiles, conditions, strategies and units.

import type { TranscribedTable } from "../types.ts";

export const thresholds: readonly TranscribedTable[] = [
  {
    component: "SecondaryResourceAlertSeverity",
    title: "Secondary resource alert severity",
    members: [
      [2, "Trouble"],
      [3, "Critical"],
    ],
  },
  {
    component: "DowntimeRule",
    title: "Downtime rule",
    members: [
      [1, "1 location"],
      [2, "2 locations"],
      [3, "3 locations"],
      [4, "4 locations"],
      [5, "5 locations"],
      [6, "6 locations"],
      [7, "7 locations"],
      [8, "8 locations"],
      [0, "All selected locations"],
    ],
  },
  {
    component: "ThresholdProfileType",
    title: "Threshold profile type",
    members: [
      [1, "Static"],
      [2, "AI-based"],
    ],
  },
  {
    component: "ThresholdCondition",
    title: "Threshold condition",
    members: [
      [1, ">"],
      [2, "<"],
      [3, ">="],
      [4, "<="],
      [5, "="],
      [6, "Not equal"],
    ],
  },
  {
    component: "TextThresholdCondition",
    title: "Text threshold condition",
    members: [
      [1, "Equals"],
      [2, "Not equals"],
      [3, "Contains"],
      [4, "Does not contain"],
      [5, "On change"],
      [6, "Matches"],
      [7, "Starts with"],
      [8, "Ends with"],
    ],
  },
  {
    component: "ThresholdStrategy",
    title: "Threshold strategy",
    members: [
      [1, "Poll count"],
      [2, "Poll average"],
      [3, "Time range"],
      [4, "Average time"],
      [5, "Poll sum"],
      [6, "Time sum"],
      [7, "Min poll"],
      [8, "Min time"],
      [9, "Max poll"],
      [10, "Max time"],
      [11, "95th percentile poll"],
      [12, "95th percentile time"],
    ],
  },
  {
    component: "ThresholdSeverity",
    title: "Threshold severity",
    members: [
      [0, "Down"],
      [3, "Critical"],
      [2, "Trouble"],
    ],
  },
  {
    component: "AnomalyThreshold",
    title: "Anomaly threshold",
    members: [
      [1, "Confirmed"],
      [2, "Likely"],
    ],
  },
  {
    component: "BytesUnit",
    title: "Bytes units",
    members: [
      [1, "Bytes"],
      [2, "KB"],
      [3, "MB"],
      [4, "GB"],
      [5, "TB"],
    ],
  },
  {
    // Unit symbols keep the spelling of the specification: "ms" here, "bps" below.
    component: "TimeUnit",
    title: "Time units",
    members: [
      [1, "ms"],
      [2, "Secs"],
      [3, "Mins"],
      [4, "Hrs"],
    ],
  },
  {
    component: "BitsPerSecondUnit",
    title: "Bits-per-second units",
    members: [
      [1, "bps"],
      [2, "Kbps"],
      [3, "Mbps"],
      [4, "Gbps"],
      [5, "Tbps"],
    ],
  },
];
