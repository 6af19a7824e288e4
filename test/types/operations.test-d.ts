import createClient from "openapi-fetch";
import { assertType, it } from "vitest";
import type { MonitorType, MonitorTypeConstant, paths } from "../../generated/types.ts";

const api = createClient<paths>({ baseUrl: "http://127.0.0.1" });

it("a monitor type is open in a response, and closed in the constant", () => {
  assertType<MonitorTypeConstant>({ id: "A-TYPE-OF-TOMORROW", name: "" });
  assertType<MonitorType>("PING");
  // @ts-expect-error no such monitor type
  assertType<MonitorType>("A-TYPE-OF-TOMORROW");
});

it("a token request is one of two shapes", () => {
  const client = { client_id: "a", client_secret: "b" };
  api.POST("/oauth/v2/token", { body: { ...client, grant_type: "refresh_token", refresh_token: "c" } });
  api.POST("/oauth/v2/token", { body: { ...client, grant_type: "authorization_code", code: "c" } });
  // @ts-expect-error a grant is exchanged by its code
  api.POST("/oauth/v2/token", { body: { ...client, grant_type: "authorization_code", refresh_token: "c" } });
});
