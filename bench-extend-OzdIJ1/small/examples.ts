// Written by `svc-monitoring-api build examples/extend/acme.overlay.yaml`. Do not edit.

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
const example19 = {"status":"success"};
const example20 = {"code":0,"message":"success","data":{"availability":99.9}};
const example21 = {"code":0,"message":"success","data":[{"display_name":"Night","maintenance_type":1}]};

/** The examples of each operation's responses, by status. */
export const examples: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  getDeviceKey: {
    200: [example1],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
  listMonitorTypeConstants: {
    200: [example9],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
  listMspCustomers: {
    200: [example10],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
  listBusinessUnits: {
    200: [example11],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
  listMonitors: {
    200: [example12],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
  getMonitor: {
    200: [example13],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example14, example6],
    405: [example7],
    500: [example8],
  },
  createMonitorGroup: {
    200: [example15],
    201: [example15],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
  listLocationProfiles: {
    200: [example16],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
  getInspectorSample: {
    200: [example15],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
  postInspectorSample: {
    200: [example15],
    201: [example15],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
  putInspectorSample: {
    200: [example15],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
  deleteInspectorSample: {
    200: [example15],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
  createToken: {
    200: [example17, example18],
  },
  revokeRefreshToken: {
    200: [example19],
  },
  getSummaryReport: {
    200: [example20],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
  listMaintenance: {
    200: [example21],
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
  createMaintenance: {
    400: [example2],
    401: [example3, example4],
    403: [example5],
    404: [example6],
    405: [example7],
    500: [example8],
  },
};
