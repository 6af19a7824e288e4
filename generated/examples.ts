// Written by `npm run build` from openapi/. Do not edit.

const example1 = {"code":0,"message":"success","data":{"device_key":"0a1b2c3d4e5f60718293a4b5c6d7e8f9"}};
const example2 = {"code":400,"message":"Bad request"};
const example3 = {"code":401,"message":"Unauthorized"};
const example4 = {"code":401,"message":"You are not authorized to perform this operation"};
const example5 = {"code":403,"message":"Forbidden URL"};
const example6 = {"code":404,"message":"URL not found"};
const example7 = {"code":405,"message":"Method not allowed for the invoked API"};
const example8 = {"code":500,"message":"Internal server error"};
const example9 = {"code":0,"message":"success","data":[{"id":"URL","name":"Website"},{"id":"HOMEPAGE","name":"Web page speed (browser)"},{"id":"REALBROWSER","name":"Web transaction (browser)"}]};
const example10 = {"code":0,"message":"success","data":[{"name":"Customer A","zaaid":"15401829"},{"name":"Customer B","zaaid":"15401830"}]};
const example11 = {"code":0,"message":"success","data":[{"name":"Research","zaaid":"25401829"},{"name":"Sales","zaaid":"25401830"}]};
const example12 = {"code":0,"message":"success","data":[{"monitor_id":"123412341234123411"},{"monitor_id":"123412341234123412"}]};
const example13 = {"code":0,"message":"success","data":{"monitor_id":"123412341234123411"}};
const example14 = {"code":1002,"message":"Monitor does not exist"};
const example15 = {"code":0,"message":"success"};
const example16 = {"code":0,"message":"success","data":[{},{}]};
const example17 = {"access_token":"example-access-token","refresh_token":"example-refresh-token","expires_in":3600,"api_domain":"https://api.example.com","token_type":"Bearer"};
const example18 = {"access_token":"example-access-token","expires_in":3600,"api_domain":"https://api.example.com","token_type":"Bearer"};
const example19 = {};
const example20 = {"status":"success"};

/** The examples of each operation's responses, by status and name. */
export const examples: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>> = {
  getDeviceKey: {
    200: { DeviceKey: example1 },
    400: { BadRequest: example2 },
    401: { Unauthorized: example3, NotAuthorizedForOperation: example4 },
    403: { Forbidden: example5 },
    404: { NotFound: example6 },
    405: { MethodNotAllowed: example7 },
    500: { InternalServerError: example8 },
  },
  listMonitorTypeConstants: {
    200: { MonitorTypeConstantList: example9 },
    400: { BadRequest: example2 },
    401: { Unauthorized: example3, NotAuthorizedForOperation: example4 },
    403: { Forbidden: example5 },
    404: { NotFound: example6 },
    405: { MethodNotAllowed: example7 },
    500: { InternalServerError: example8 },
  },
  listMspCustomers: {
    200: { MspCustomerList: example10 },
    400: { BadRequest: example2 },
    401: { Unauthorized: example3, NotAuthorizedForOperation: example4 },
    403: { Forbidden: example5 },
    404: { NotFound: example6 },
    405: { MethodNotAllowed: example7 },
    500: { InternalServerError: example8 },
  },
  listBusinessUnits: {
    200: { BusinessUnitList: example11 },
    400: { BadRequest: example2 },
    401: { Unauthorized: example3, NotAuthorizedForOperation: example4 },
    403: { Forbidden: example5 },
    404: { NotFound: example6 },
    405: { MethodNotAllowed: example7 },
    500: { InternalServerError: example8 },
  },
  listMonitors: {
    200: { MonitorList: example12 },
    400: { BadRequest: example2 },
    401: { Unauthorized: example3, NotAuthorizedForOperation: example4 },
    403: { Forbidden: example5 },
    404: { NotFound: example6 },
    405: { MethodNotAllowed: example7 },
    500: { InternalServerError: example8 },
  },
  getMonitor: {
    200: { Monitor: example13 },
    400: { BadRequest: example2 },
    401: { Unauthorized: example3, NotAuthorizedForOperation: example4 },
    403: { Forbidden: example5 },
    404: { MonitorDoesNotExist: example14, NotFound: example6 },
    405: { MethodNotAllowed: example7 },
    500: { InternalServerError: example8 },
  },
  createMonitorGroup: {
    200: { MonitorGroupCreated: example15 },
    201: { MonitorGroupCreated: example15 },
    400: { BadRequest: example2 },
    401: { Unauthorized: example3, NotAuthorizedForOperation: example4 },
    403: { Forbidden: example5 },
    404: { NotFound: example6 },
    405: { MethodNotAllowed: example7 },
    500: { InternalServerError: example8 },
  },
  listLocationProfiles: {
    200: { LocationProfileList: example16 },
    400: { BadRequest: example2 },
    401: { Unauthorized: example3, NotAuthorizedForOperation: example4 },
    403: { Forbidden: example5 },
    404: { NotFound: example6 },
    405: { MethodNotAllowed: example7 },
    500: { InternalServerError: example8 },
  },
  getInspectorSample: {
    200: { InspectorSuccess: example15 },
    400: { BadRequest: example2 },
    401: { Unauthorized: example3, NotAuthorizedForOperation: example4 },
    403: { Forbidden: example5 },
    404: { NotFound: example6 },
    405: { MethodNotAllowed: example7 },
    500: { InternalServerError: example8 },
  },
  postInspectorSample: {
    200: { InspectorSuccess: example15 },
    201: { InspectorSuccess: example15 },
    400: { BadRequest: example2 },
    401: { Unauthorized: example3, NotAuthorizedForOperation: example4 },
    403: { Forbidden: example5 },
    404: { NotFound: example6 },
    405: { MethodNotAllowed: example7 },
    500: { InternalServerError: example8 },
  },
  putInspectorSample: {
    200: { InspectorSuccess: example15 },
    400: { BadRequest: example2 },
    401: { Unauthorized: example3, NotAuthorizedForOperation: example4 },
    403: { Forbidden: example5 },
    404: { NotFound: example6 },
    405: { MethodNotAllowed: example7 },
    500: { InternalServerError: example8 },
  },
  deleteInspectorSample: {
    200: { InspectorSuccess: example15 },
    400: { BadRequest: example2 },
    401: { Unauthorized: example3, NotAuthorizedForOperation: example4 },
    403: { Forbidden: example5 },
    404: { NotFound: example6 },
    405: { MethodNotAllowed: example7 },
    500: { InternalServerError: example8 },
  },
  createToken: {
    200: { GrantExchangeResponse: example17, AccessTokenResponse: example18 },
    400: { sample: example19 },
    401: { sample: example19 },
    403: { sample: example19 },
    404: { sample: example19 },
    405: { sample: example19 },
    500: { sample: example19 },
  },
  revokeRefreshToken: {
    200: { Revoked: example20 },
    400: { sample: example19 },
    401: { sample: example19 },
    403: { sample: example19 },
    404: { sample: example19 },
    405: { sample: example19 },
    500: { sample: example19 },
  },
};
