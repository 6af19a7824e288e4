import { describe, expect, it } from "vitest";
import { operationNames } from "../../src/draft/names.ts";
import { draft, entry } from "./drafted.ts";

describe("an operation is named as a person would name it", () => {
  it.each([
    ["get", "/abilities", false, "getAbilities", "Get the abilities"],
    ["get", "/abilities", true, "listAbilities", "List the abilities"],
    ["get", "/users/{id}", false, "getUser", "Get a user"],
    ["get", "/hours/{id}", false, "getHour", "Get an hour"],
    ["delete", "/incidents/{id}", false, "deleteIncident", "Delete an incident"],
    ["get", "/v1/provisioning/alert-rules", true, "listProvisioningAlertRules", "List the provisioning alert rules"],
    ["put", "/v2.1/units/{id}", false, "updateUnit", "Update a unit"],
    ["get", "/rest/3/issues/{id}", false, "getRestIssue", "Get a rest issue"],
    ["get", "/v1", false, "getV1", "Get a v1"],
  ])("%s %s, list %s", (method, path, isList, operationId, summary) => {
    expect(operationNames(method, path.slice(1).split("/"), isList)).toMatchObject({ operationId, summary });
  });

  it("and has the tag of what it is about, not of a version", () => {
    expect(operationNames("get", ["v1", "alert-rules", "{id}"], false)).toMatchObject({
      tag: "Alert rules",
      record: "AlertRule",
    });
  });

  it("and lists what a body holds below a key, too", async () => {
    const incident = { id: "Q1ABC7", title: "x", size: 1, level: 2 };
    const { paths } = await draft([
      entry("/incidents", { incidents: [incident], more: false }),
      entry("/incidents/Q1ABC7", { incident }),
    ]);
    expect(paths["/incidents"].get).toMatchObject({ operationId: "listIncidents", summary: "List the incidents" });
    expect(paths["/incidents/{incident_id}"].get.operationId).toBe("getIncident");
  });
});
