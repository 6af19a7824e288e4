// "Constants" of the specification: application performance (agents, transactions, graphs, traces).

import { ids } from "../helpers.ts";
import type { TranscribedTable } from "../types.ts";

export const apm: readonly TranscribedTable[] = [
  {
    // SD/dd.mm.yyyy, "a particular date", is a pattern and not a member.
    component: "TimeWindow",
    title: "Time window",
    members: [
      ["H", "Last one hour"],
      ["H3", "Last three hours"],
      ["H6", "Last six hours"],
      ["hD", "Last twelve hours"],
      ["D", "Last one day"],
    ],
  },
  {
    component: "ApmAgentType",
    title: "APM agent type",
    members: ids(`
      JAVA DOTNET DOTNET_SERVICE DOTNET_DESKTOP DOTNET_AZURE_APP_SERVICE DOTNET_CORE PHP
      PHP_WINDOWS RUBY NODEJS
    `),
  },
  {
    component: "ApmResourceType",
    title: "APM resource type",
    members: [
      ["app", "Application"],
      ["ins", "Instance"],
    ],
  },
  {
    component: "WebTransactionAttribute",
    title: "Web transaction attribute",
    members: ids("avgrt errors throughput totalrt apdex"),
  },
  {
    component: "DatabaseOperationAttribute",
    title: "Database operation attribute",
    members: ids("avgrt errors throughput totalrt"),
  },
  {
    component: "BackgroundTransactionAttribute",
    title: "Background transaction attribute",
    members: ids("avgrt errors throughput totalrt"),
  },
  {
    component: "TransactionType",
    title: "Transaction type",
    members: [
      ["txn", "Web"],
      ["bgtxn", "Background"],
      ["db", "Database operation"],
    ],
  },
  {
    component: "GraphType",
    title: "Graph type",
    members: ids("apdex rtandthroughput components rtbycomponents throughput avgrt"),
  },
  {
    component: "TransactionGraphType",
    title: "Graph type for a particular transaction",
    members: ids("rtandthroughput components rtbycomponents throughputbycaller throughput avgrt"),
  },
  {
    component: "DatabaseOperationGraph",
    title: "Database operation graph",
    members: ids("avgrt rtandthroughput throughput"),
  },
  {
    component: "TracesListAttribute",
    title: "Traces list attribute",
    members: [
      ["avgrt", "Response time"],
      ["cpu", "CPU time"],
      ["exe", "Exception count"],
      ["ext", "External calls"],
      ["sql", "SQL time"],
    ],
  },
];
