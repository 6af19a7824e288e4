// "Constants" of the specification: IT automation.

import type { TranscribedTable } from "../types.ts";

export const automation: readonly TranscribedTable[] = [
  {
    component: "ItAutomationType",
    title: "IT automation type",
    members: [
      [1, "Invoke URL"],
      [2, "Server script"],
      [3, "Server command"],
      [4, "Windows service"],
      [5, "Server reboot"],
      [6, "Hypervisor VM action"],
      [7, "Web-server action"],
      [8, "Mark as maintenance"],
      [9, "Compute-instance action"],
      [10, "Database-instance action"],
      [11, "Trigger function"],
      [12, "Publish to topic"],
      [13, "Cache node reboot"],
      [14, "Cache cluster reboot"],
      [15, "Cache redis node reboot"],
      [16, "Send message to queue"],
      [17, "Start/stop analytics"],
      [19, "Environment actions"],
      [20, "Invoke gateway resource URL"],
      [21, "Reboot data-warehouse cluster"],
      [22, "Send email"],
      [23, "Push data to data stream"],
      [24, "Execute state machine"],
      [25, "Add step to cluster"],
      [26, "Workspace actions"],
      [27, "Reboot graph-database instance"],
      [28, "VM instance actions"],
      [29, "Reboot message broker"],
      [30, "Database actions"],
      [34, "Edge function actions"],
      [35, "Start/stop SFTP server"],
    ],
  },
  {
    component: "ItAutomationResourceType",
    title: "IT automation resource type",
    members: [
      [1, "Monitor"],
      [2, "Monitor group"],
      [4, "Tags"],
    ],
  },
  {
    component: "ScriptType",
    title: "Script type",
    members: [
      [100, "Batch"],
      [101, "PowerShell"],
      [102, "VB script"],
      [200, "Shell"],
      [201, "Python"],
      [202, "Ruby"],
      [203, "Python3"],
    ],
  },
  {
    component: "OsType",
    title: "OS type",
    members: [
      [0, "Windows"],
      [1, "Linux"],
    ],
  },
  {
    component: "ServiceAction",
    title: "Service action",
    members: [
      [1, "Start"],
      [2, "Stop"],
      [3, "Restart"],
    ],
  },
  {
    component: "HyperVAction",
    title: "Hyper-V action",
    members: [
      [1, "Start VM"],
      [2, "Stop VM"],
      [3, "Restart VM"],
    ],
  },
  {
    component: "IisAction",
    title: "IIS action",
    members: [
      [1, "Start site"],
      [2, "Stop site"],
      [3, "Start app pools"],
      [4, "Stop app pools"],
    ],
  },
];
