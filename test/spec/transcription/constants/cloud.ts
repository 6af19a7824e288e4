// "Constants" of the specification: cloud discovery and cloud management.

import { idNumbers, range } from "../helpers.ts";
import type { TranscribedTable } from "../types.ts";

export const cloud: readonly TranscribedTable[] = [
  {
    component: "CloudDiscoverService",
    title: "Cloud discover service",
    members: idNumbers(`
      1, 2, 3, 4, 5, 6, 8, 11, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 25, 27, 29, 30, 31, 32, 33,
      34, 35, 39, 40, 41, 42, 43, 45, 46, 47, 48, 49, 53, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65,
      68, 69, 70, 75, 79, 82, 83, 88, 92, 93, 95, 113, 114, 116, 122, 127
    `),
  },
  {
    component: "CloudChildType",
    title: "Cloud child type",
    members: [
      ...range(1, 55),
      ...idNumbers(`
        59, 69, 70, 75, 80, 81, 83, 84, 87, 88, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 109, 110,
        111, 112, 113, 114, 116, 122, 124
      `),
    ],
  },
  {
    component: "CloudDiscoverFrequency",
    title: "Cloud discover frequency",
    members: [
      [0, "Fewer polling"],
      [1, "Default polling"],
      [2, "Never"],
    ],
  },
  {
    component: "CloudManagementAction",
    title: "Cloud management action",
    members: [
      [1, "Start"],
      [2, "Stop"],
      [3, "Reboot"],
    ],
  },
  {
    component: "CloudDiscoveryCriteria",
    title: "Cloud discovery criteria",
    members: [
      [1, "OR"],
      [2, "AND"],
    ],
  },
];
