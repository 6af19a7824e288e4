// Written by `npm run build` from openapi/. Do not edit.

import type { FetchOptions, FetchResponse, ParseAs } from "openapi-fetch";
import type { operations } from "./types.ts";

type OperationOf<Id extends keyof operations> = operations[Id];

/** The payload or the error of a call, and its response. */
export type Call<Operation extends object, As> = FetchResponse<Operation, { parseAs: As }, `${string}/${string}`>;

/** Get the device key. */
export interface GetDeviceKey extends OperationOf<"getDeviceKey"> {}

/** The options of a call. Those that are not named here, such as undici's `dispatcher`, are passed on to `fetch`. */
export interface GetDeviceKeyOptions<As> extends FetchOptions<GetDeviceKey> {
  parseAs?: As & ParseAs;
  [option: string]: unknown;
}

/** List the monitor types. */
export interface ListMonitorTypeConstants extends OperationOf<"listMonitorTypeConstants"> {}

/** The options of a call. Those that are not named here, such as undici's `dispatcher`, are passed on to `fetch`. */
export interface ListMonitorTypeConstantsOptions<As> extends FetchOptions<ListMonitorTypeConstants> {
  parseAs?: As & ParseAs;
  [option: string]: unknown;
}

/** List the customers of an MSP account. */
export interface ListMspCustomers extends OperationOf<"listMspCustomers"> {}

/** The options of a call. Those that are not named here, such as undici's `dispatcher`, are passed on to `fetch`. */
export interface ListMspCustomersOptions<As> extends FetchOptions<ListMspCustomers> {
  parseAs?: As & ParseAs;
  [option: string]: unknown;
}

/** List the business units of a portal account. */
export interface ListBusinessUnits extends OperationOf<"listBusinessUnits"> {}

/** The options of a call. Those that are not named here, such as undici's `dispatcher`, are passed on to `fetch`. */
export interface ListBusinessUnitsOptions<As> extends FetchOptions<ListBusinessUnits> {
  parseAs?: As & ParseAs;
  [option: string]: unknown;
}

/** List the monitors. */
export interface ListMonitors extends OperationOf<"listMonitors"> {}

/** The options of a call. Those that are not named here, such as undici's `dispatcher`, are passed on to `fetch`. */
export interface ListMonitorsOptions<As> extends FetchOptions<ListMonitors> {
  parseAs?: As & ParseAs;
  [option: string]: unknown;
}

/** Get a monitor. */
export interface GetMonitor extends OperationOf<"getMonitor"> {}

/** The options of a call. Those that are not named here, such as undici's `dispatcher`, are passed on to `fetch`. */
export interface GetMonitorOptions<As> extends FetchOptions<GetMonitor> {
  parseAs?: As & ParseAs;
  [option: string]: unknown;
}

/** Create a monitor group. */
export interface CreateMonitorGroup extends OperationOf<"createMonitorGroup"> {}

/** The options of a call. Those that are not named here, such as undici's `dispatcher`, are passed on to `fetch`. */
export interface CreateMonitorGroupOptions<As> extends FetchOptions<CreateMonitorGroup> {
  parseAs?: As & ParseAs;
  [option: string]: unknown;
}

/** List the location profiles. */
export interface ListLocationProfiles extends OperationOf<"listLocationProfiles"> {}

/** The options of a call. Those that are not named here, such as undici's `dispatcher`, are passed on to `fetch`. */
export interface ListLocationProfilesOptions<As> extends FetchOptions<ListLocationProfiles> {
  parseAs?: As & ParseAs;
  [option: string]: unknown;
}

/** Send GET to the inspector's sample path. */
export interface GetInspectorSample extends OperationOf<"getInspectorSample"> {}

/** The options of a call. Those that are not named here, such as undici's `dispatcher`, are passed on to `fetch`. */
export interface GetInspectorSampleOptions<As> extends FetchOptions<GetInspectorSample> {
  parseAs?: As & ParseAs;
  [option: string]: unknown;
}

/** Send POST to the inspector's sample path. */
export interface PostInspectorSample extends OperationOf<"postInspectorSample"> {}

/** The options of a call. Those that are not named here, such as undici's `dispatcher`, are passed on to `fetch`. */
export interface PostInspectorSampleOptions<As> extends FetchOptions<PostInspectorSample> {
  parseAs?: As & ParseAs;
  [option: string]: unknown;
}

/** Send PUT to the inspector's sample path. */
export interface PutInspectorSample extends OperationOf<"putInspectorSample"> {}

/** The options of a call. Those that are not named here, such as undici's `dispatcher`, are passed on to `fetch`. */
export interface PutInspectorSampleOptions<As> extends FetchOptions<PutInspectorSample> {
  parseAs?: As & ParseAs;
  [option: string]: unknown;
}

/** Send DELETE to the inspector's sample path. */
export interface DeleteInspectorSample extends OperationOf<"deleteInspectorSample"> {}

/** The options of a call. Those that are not named here, such as undici's `dispatcher`, are passed on to `fetch`. */
export interface DeleteInspectorSampleOptions<As> extends FetchOptions<DeleteInspectorSample> {
  parseAs?: As & ParseAs;
  [option: string]: unknown;
}

/** The operations with the method GET. */
export interface GetOperations<Options> {
  /**
   * Get the device key.
   *
   * Returns the device key of the account: your own or, with the `zaaid` cookie, that of a customer or business unit.
   */
  <As extends ParseAs = "json">(path: "/device_key", options?: GetDeviceKeyOptions<As> & Options): Promise<Call<GetDeviceKey, As>>;
  /**
   * List the monitor types.
   *
   * Returns monitor types, each with its id and its name. Use it to show the name of a type, or to find types that `MonitorType` does not have yet. Besides the ids in the specification's table, the list has CAPACITY, SERVER_CAPACITY and PROBE_CAPACITY; `MonitorType` includes all of them.
   */
  <As extends ParseAs = "json">(path: "/monitor_type_constants", options?: ListMonitorTypeConstantsOptions<As> & Options): Promise<Call<ListMonitorTypeConstants, As>>;
  /**
   * List the customers of an MSP account.
   *
   * Returns the customers of an MSP account, each with its name and its account identifier (`zaaid`). To act on a customer account, send its `zaaid` as cookie with another operation. This operation does not need the cookie.
   */
  <As extends ParseAs = "json">(path: "/short/msp/customers", options?: ListMspCustomersOptions<As> & Options): Promise<Call<ListMspCustomers, As>>;
  /**
   * List the business units of a portal account.
   *
   * Returns the business units of a business-units portal account, each with its name and its account identifier (`zaaid`). To act on a business unit account, send its `zaaid` as cookie with another operation. This operation does not need the cookie.
   */
  <As extends ParseAs = "json">(path: "/short/bu/business_units", options?: ListBusinessUnitsOptions<As> & Options): Promise<Call<ListBusinessUnits, As>>;
  /**
   * List the monitors.
   *
   * Returns the monitors of the account. Of their fields only `monitor_id` is documented; use it to get a single monitor.
   */
  <As extends ParseAs = "json">(path: "/monitors", options?: ListMonitorsOptions<As> & Options): Promise<Call<ListMonitors, As>>;
  /**
   * Get a monitor.
   *
   * Returns one monitor by its identifier, which the list of monitors has. Of its fields only `monitor_id` is documented. If no monitor has the identifier, the response is a 404 with the service error code 1002.
   */
  <As extends ParseAs = "json">(path: "/monitors/{monitor_id}", options: GetMonitorOptions<As> & Options): Promise<Call<GetMonitor, As>>;
  /**
   * List the location profiles.
   *
   * Returns the location profiles of the account. Their fields are not documented. The infrastructure-as-code provider uses the first profile of this list for a monitor that names none.
   */
  <As extends ParseAs = "json">(path: "/location_profiles", options?: ListLocationProfilesOptions<As> & Options): Promise<Call<ListLocationProfiles, As>>;
  /**
   * Send GET to the inspector's sample path.
   *
   * Calls the path that the API inspector shows as its sample request URI. GET retrieves; what it retrieves here is not documented.
   */
  <As extends ParseAs = "json">(path: "/admin/monitors", options?: GetInspectorSampleOptions<As> & Options): Promise<Call<GetInspectorSample, As>>;
}

/** The operations with the method POST. */
export interface PostOperations<Options> {
  /**
   * Create a monitor group.
   *
   * Creates a monitor group with a name and a description. The response is not documented beyond the envelope.
   */
  <As extends ParseAs = "json">(path: "/monitor_groups", options: CreateMonitorGroupOptions<As> & Options): Promise<Call<CreateMonitorGroup, As>>;
  /**
   * Send POST to the inspector's sample path.
   *
   * Calls the path that the API inspector shows as its sample request URI. POST creates or performs an action; what it does here, and the fields of the request body and of the response, are not documented. In the inspector only Super Admins and Admins may issue POST.
   */
  <As extends ParseAs = "json">(path: "/admin/monitors", options?: PostInspectorSampleOptions<As> & Options): Promise<Call<PostInspectorSample, As>>;
}

/** The operations with the method PUT. */
export interface PutOperations<Options> {
  /**
   * Send PUT to the inspector's sample path.
   *
   * Calls the path that the API inspector shows as its sample request URI. PUT updates; what it updates here, and the fields of the request body and of the response, are not documented. In the inspector only Super Admins and Admins may issue PUT.
   */
  <As extends ParseAs = "json">(path: "/admin/monitors", options?: PutInspectorSampleOptions<As> & Options): Promise<Call<PutInspectorSample, As>>;
}

/** The operations with the method DELETE. */
export interface DeleteOperations<Options> {
  /**
   * Send DELETE to the inspector's sample path.
   *
   * Calls the path that the API inspector shows as its sample request URI. DELETE deletes; what it deletes here, and the fields of the response, are not documented. A DELETE through the inspector deletes the entity irretrievably.
   */
  <As extends ParseAs = "json">(path: "/admin/monitors", options?: DeleteInspectorSampleOptions<As> & Options): Promise<Call<DeleteInspectorSample, As>>;
}

/** The operations, by method. */
export interface Signatures<Options> {
  get: GetOperations<Options>;
  post: PostOperations<Options>;
  put: PutOperations<Options>;
  delete: DeleteOperations<Options>;
}
