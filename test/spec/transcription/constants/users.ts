// "Constants" of the specification: products, user access roles and job titles.

import type { TranscribedTable } from "../types.ts";

export const users: readonly TranscribedTable[] = [
  {
    component: "Product",
    title: "Product",
    members: [
      [0, "Monitoring product"],
      [1, "Status-page product"],
      [2, "Cost-management product"],
    ],
  },
  {
    component: "MonitoringUserAccessRole",
    title: "User access role (monitoring product)",
    members: [
      [0, "No Access"],
      [1, "Super Administrator"],
      [2, "Administrator"],
      [3, "Operator"],
      [4, "Billing Contact"],
      [5, "SpokesPerson"],
      [6, "Hosting Provider"],
      [10, "Read Only"],
    ],
  },
  {
    component: "CostManagementUserAccessRole",
    title: "User access role (cost-management product)",
    members: [
      [11, "Cost Administrator"],
      [12, "Cost User"],
    ],
  },
  {
    component: "StatusPageUserAccessRole",
    title: "User access role (status-page product)",
    members: [
      [21, "Super Administrator"],
      [22, "Administrator"],
      [23, "SpokesPerson"],
      [24, "Billing Contact"],
      [25, "Read Only"],
    ],
  },
  {
    component: "JobTitle",
    title: "Job title",
    members: [
      [1, "IT engineer"],
      [2, "Cloud engineer"],
      [3, "DevOps engineer"],
      [4, "Webmaster"],
      [5, "CEO/CTO"],
      [6, "Internal IT"],
      [7, "Others"],
    ],
  },
];
