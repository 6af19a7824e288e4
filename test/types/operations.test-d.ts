import createClient from "openapi-fetch";
import { assertType, expectTypeOf, it } from "vitest";
import type { MonitorGroupCreateRequest, MonitorType, MonitorTypeConstant, paths } from "../../generated/types.ts";

const api = createClient<paths>({ baseUrl: "http://127.0.0.1" });

it("a request body has its required fields, and may have fields that are not documented", () => {
  assertType<MonitorGroupCreateRequest>({ display_name: "Web", description: "", group_type: 1 });
  // @ts-expect-error the name is missing
  assertType<MonitorGroupCreateRequest>({ description: "" });
});

it("the payload of a response and the code of an error are typed", async () => {
  const { data, error } = await api.GET("/short/msp/customers");
  if (data) expectTypeOf(data.data).toEqualTypeOf<Array<{ name: string; zaaid: string }>>();
  if (error) expectTypeOf(error.code).toEqualTypeOf<number>();
});

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
