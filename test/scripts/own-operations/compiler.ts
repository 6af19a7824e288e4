import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import type { SampleCall } from "../../../src/site/samples/calls.ts";
import { typescript } from "../../../src/site/samples/typescript.ts";
import { uuid } from "./values.ts";

/** What a program writes. Each `@ts-expect-error` is a mistake that the compiler finds. */
const program = `
import createClient from "openapi-fetch";
import type { paths, Plan, PlanRequest, PlanRest } from "./generated/types.ts";
import * as constants from "./generated/constants.ts";

const api = createClient<paths>();
const { data } = await api.GET("/plans", { params: { query: { id: [1, 2], color: [constants.PlanColor.Blue], limit: 5 } } });
const [plan] = data?.data ?? [];
export const note: string | null | undefined = plan?.note;
export const end: string | null | undefined = plan?.window?.to;
export const team: string | undefined = plan?.labels?.["team"];
export const cpu: number | undefined = plan?.limits?.["cpu"]?.value;
export const replacement: { plan_id: string } | null | undefined = plan?.replaced_by;
export const open: unknown = plan?.rest?.object?.["any"];
for (const step of plan?.steps ?? []) if (step.kind === "wait") step.minutes.toFixed();
const params = { path: { plan_id: "${uuid}" } };
await api.PATCH("/plans/{plan_id}", { params, body: { note: null } });
await api.DELETE("/plans/{plan_id}", { params });
export const pdf: ArrayBuffer | undefined = (await api.GET("/plans_pdf", { parseAs: "arrayBuffer" })).data;
export const right: PlanRequest = { owner: "a@example.com", steps: [{ kind: "call", number: "1" }], color: 2 };
// @ts-expect-error A field that is ruled out.
export const ruledOut: PlanRest["nothing"] = 1;
// @ts-expect-error An id that the constant does not have.
export const wrongId: PlanRequest["color"] = 3;
// @ts-expect-error An attribute of the other kind.
export const wrongKind: PlanRequest["steps"] = [{ kind: "call", minutes: 1 }];
// @ts-expect-error A name that no list has.
await api.GET("/plans", { params: { query: { ids: [1] } } });
// @ts-expect-error A required attribute may not be null.
export const wrongNull: Plan["plan_id"] = null;
`;

/** @param folder the clone with own operations, which is built */
export function itCompiles(folder: string, calls: readonly SampleCall[]): void {
  it("the types and the samples of own operations compile, and find mistakes", async () => {
    await writeFile(join(folder, "program.mts"), program);
    for (const call of calls) await writeFile(join(folder, `sample-${call.id}.mts`), typescript(call));
    const config = {
      extends: join(process.cwd(), "tsconfig.json"),
      compilerOptions: {
        ...{ rootDir: "/", declaration: false, typeRoots: ["node_modules/@types"] },
        paths: {
          "svc-monitoring-api": ["./src/client/index.ts"],
          "svc-monitoring-api/tokens/file": ["./src/token-stores/file.ts"],
        },
      },
      include: ["*.mts", "generated"],
      exclude: [],
    };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(process.cwd(), "node_modules/typescript7/bin/tsc");
    const problems = await promisify(execFile)(process.execPath, [tsc, "--project", folder]).then(
      () => "",
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(problems).toBe("");
  });
}
