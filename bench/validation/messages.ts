/** The request and the response that every side validates, as they come from the network. */
export const request = {
  method: "POST",
  url: "https://www.acme.test/api/monitor_groups",
  headers: {
    authorization: "Svc-oauthtoken the-token",
    accept: "application/json; version=2.0",
    "content-type": "application/json;charset=UTF-8",
  },
  body: JSON.stringify({ display_name: "Web production", description: "Monitors of the production web sites" }),
};

export const response = {
  status: 201,
  headers: { "content-type": "application/json;charset=UTF-8" },
  body: JSON.stringify({ code: 0, message: "success", data: {} }),
};

/** The same, each broken in one place: a side that accepts them validates nothing. */
export const brokenRequest = { ...request, body: JSON.stringify({ display_name: 1 }) };
export const brokenResponse = { ...response, body: JSON.stringify({ code: 1, message: "success" }) };

export type BenchRequest = typeof request;
export type BenchResponse = typeof response;

/** Whether a request and its response are valid. */
export type Validate = (request: BenchRequest, response: BenchResponse) => boolean;
