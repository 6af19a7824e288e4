import { oauthOperations } from "../../spec/transcription/operations.ts";
import { recordFields } from "../../spec/transcription/service.ts";
import { anyToken, type Case } from "../case.ts";

/** Bodies that the transcription of the specification calls incomplete or wrong, whatever the contract says. */

const group: Record<string, unknown> = { display_name: "Web", description: "All web monitors" };
const groupFields = recordFields.filter(({ record }) => record === "monitor group (create request)");

function badGroup(what: string, field: string, json: object): Case {
  return {
    name: `by the specification, a monitor group ${what} is a bad request`,
    operation: "createMonitorGroup",
    request: { method: "POST", path: "/monitor_groups", token: anyToken, json },
    expected: { status: 400, mock: { message: new RegExp(`^Bad request: .*\\b${field}\\b`) } },
    stockPrism: "agrees",
  };
}

const groups = groupFields.flatMap(({ field }) => [
  badGroup(`without ${field}`, field, Object.fromEntries(Object.entries(group).filter(([name]) => name !== field))),
  badGroup(`whose ${field} is a number`, field, { ...group, [field]: 5 }),
]);

const tokens = oauthOperations.flatMap(({ name, path, parameters, grantType }) =>
  parameters.map((missing): Case => {
    const isRevocation = grantType === null;
    const all = Object.fromEntries(parameters.map((one) => [one, one === "grant_type" ? (grantType ?? "") : "any"]));
    const { [missing]: _, ...rest } = all;
    return {
      name: `by the specification, "${name}" without ${missing} is a bad request`,
      operation: isRevocation ? "revokeRefreshToken" : "createToken",
      request: { method: "POST", path, ...(isRevocation ? { query: rest } : { form: rest }) },
      expected: { status: 400, mock: { message: new RegExp(`^Bad request: .*\\b${missing}\\b`) } },
      stockPrism: "agrees",
    };
  }),
);

export const transcribedCases: Case[] = [...groups, ...tokens];
