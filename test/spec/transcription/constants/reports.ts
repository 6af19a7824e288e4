// "Constants" of the specification: report types, schedules, periods, segments, metrics and SLA.

import { rows } from "../helpers.ts";
import type { TranscribedTable } from "../types.ts";

export const reports: readonly TranscribedTable[] = [
  {
    component: "ReportType",
    title: "Report type",
    members: [
      [11, "Availability summary"],
      [13, "Health trend"],
      [14, "Busy hours"],
      [15, "Top N"],
      [42, "Bottom N"],
      [16, "Performance"],
      [17, "Summary"],
      [18, "Availability trend"],
      [19, "Executive summary SLA"],
      [21, "Cloud guidance"],
      [23, "Advisor"],
      [25, "Cloud inventory"],
      [31, "Server resources"],
      [32, "Server inventory"],
      [33, "Big-data cluster inventory"],
      [34, "Monitor status"],
    ],
  },
  {
    component: "ScheduleReportStatus",
    title: "Schedule report status",
    members: [
      [0, "Active"],
      [5, "Suspend"],
    ],
  },
  {
    component: "ScheduleReportCriteria",
    title: "Schedule report criteria",
    members: [
      [0, "Availability"],
      [1, "Outage count"],
      [2, "Outage duration"],
    ],
  },
  {
    component: "ScheduleReportOperator",
    title: "Schedule report operator",
    members: [
      [1, ">"],
      [2, "<"],
      [3, ">="],
      [4, "<="],
    ],
  },
  {
    component: "CustomReportType",
    title: "Custom report type",
    members: [
      [1, "Custom report"],
      [2, "Global benchmark report"],
    ],
  },
  {
    component: "ReportFormat",
    title: "Report format",
    members: [
      [2, "PDF"],
      [3, "CSV"],
    ],
  },
  {
    component: "ReportFrequency",
    title: "Report frequency",
    members: [
      [1, "Daily"],
      [2, "Weekly"],
      [3, "Monthly"],
      [4, "Quarterly"],
    ],
  },
  {
    component: "BusinessQuarterMonths",
    title: "Business quarter months",
    members: [
      [0, "Jan-Apr-Jul-Oct"],
      [1, "Feb-May-Aug-Nov"],
      [2, "Mar-Jun-Sep-Dec"],
    ],
  },
  {
    component: "Period",
    title: "Period",
    members: rows(`
      0 | Last 1 hour | 60 minutes ago until now
      1 | Last 24 hours | 24 hours ago until now
      2 | Last 7 Days | 12 am of the day 7 days before today until 12 am of today
      3 | Today | 12 am today until now
      4 | Yesterday | 12 am yesterday until 12 am today
      5 | Last 30 Days | 12 am of the day 30 days before today until 12 am of today
      7 | Last Month | 12 am of the 1st of the previous month until
          12 am of the 1st of the current month
      8 | This Year | 12 am Jan 1st until 12 am of today
      9 | This Quarter | 12 am of the first day of the quarter until 12 am of today
      11 | This Week | 12 am of Sunday of the current week until 12 am of today
      12 | Last Week | 12 am of Sunday of the previous week until
          12 am of Sunday of the current week
      13 | This Month | 12 am of the 1st of the month until 12 am of today
      17 | Last 6 hours | 6 hours ago until now
      18 | Last 12 hours | 12 hours ago until now
      22 | Last Quarter | previous quarter start until current quarter start
      25 | Last 3 Months | the three full months before the current month
          (current month excluded)
      50 | Custom Period | start and end chosen by the caller
      51 | Last Poll | last polled values; only for top N / bottom N reports and
          certain widgets
    `),
  },
  {
    component: "Granularity",
    title: "Unit of time",
    members: [
      [1, "Raw"],
      [2, "Hourly"],
      [3, "Daily"],
      [4, "Weekly"],
      [5, "Monthly"],
    ],
  },
  {
    component: "TrendReportSegment",
    title: "Trend report segment",
    members: [
      [1, "Day"],
      [2, "Week"],
      [3, "Month"],
    ],
  },
  {
    component: "BusyHourReportSegment",
    title: "Busy hour report segment",
    members: [
      [1, "Hour of day"],
      [2, "Day of week"],
    ],
  },
  {
    component: "OutageReportPeriod",
    title: "Outage report period",
    members: [
      [1, "One day"],
      [2, "One week"],
      [5, "One month"],
      [90, "Three months"],
      [180, "Six months"],
    ],
  },
  {
    component: "Month",
    title: "Month",
    members: [
      [1, "January"],
      [2, "February"],
      [3, "March"],
      [4, "April"],
      [5, "May"],
      [6, "June"],
      [7, "July"],
      [8, "August"],
      [9, "September"],
      [10, "October"],
      [11, "November"],
      [12, "December"],
    ],
  },
  {
    component: "MetricAggregation",
    title: "Metric aggregation",
    members: [
      [0, "Average"],
      [1, "95th percentile"],
      [4, "Maximum"],
      [5, "Minimum"],
    ],
  },
  {
    component: "Metrics",
    title: "Metrics",
    members: [
      [1, "Overall"],
      [2, "By day"],
    ],
  },
  {
    component: "SlaType",
    title: "SLA type",
    members: [
      [1, "Composite"],
      [2, "Availability"],
      [3, "Performance"],
    ],
  },
  {
    component: "SlaTarget",
    title: "SLA target",
    members: [
      [0, "Greater than"],
      [1, "Equal"],
      [2, "Greater than or equal"],
      [3, "Less than"],
      [4, "Less than or equal"],
    ],
  },
  {
    component: "UptimeButtonTimePeriod",
    title: "Uptime button time period",
    members: [
      [1, "Last 24 hours"],
      [2, "Last 7 days"],
      [5, "Last 30 days"],
    ],
  },
];
