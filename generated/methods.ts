// Written by `npm run build` from openapi/. Do not edit.

import type { FetchOptions, FetchResponse, ParseAs } from "openapi-fetch";
import type { operations } from "./types.ts";

type OperationOf<Id extends keyof operations> = operations[Id];

/** The options of a call that are openapi-fetch's own and those of `fetch`; this client has its own `fetch`. */
export type StockOptions<Operation> = Omit<FetchOptions<Operation>, "fetch" | "method" | "parseAs">;

/** The body of a response or, unless an error is thrown, that of an error: also of a 200 with an error code. */
export type CallResult<Operation extends object, As, Throws> = Extract<
  FetchResponse<Operation, { parseAs: As }, `${string}/${string}`>,
  Throws extends true ? { data: unknown } : unknown
>;

/** Get the device key. */
export interface GetDeviceKey extends OperationOf<"getDeviceKey"> {}

/** The options of a call. */
export interface GetDeviceKeyOptions<As> extends StockOptions<GetDeviceKey> {
  parseAs?: As & ParseAs;
}

/** List the monitor types. */
export interface ListMonitorTypeConstants extends OperationOf<"listMonitorTypeConstants"> {}

/** The options of a call. */
export interface ListMonitorTypeConstantsOptions<As> extends StockOptions<ListMonitorTypeConstants> {
  parseAs?: As & ParseAs;
}

/** List the customers of an MSP account. */
export interface ListMspCustomers extends OperationOf<"listMspCustomers"> {}

/** The options of a call. */
export interface ListMspCustomersOptions<As> extends StockOptions<ListMspCustomers> {
  parseAs?: As & ParseAs;
}

/** List the business units of a portal account. */
export interface ListBusinessUnits extends OperationOf<"listBusinessUnits"> {}

/** The options of a call. */
export interface ListBusinessUnitsOptions<As> extends StockOptions<ListBusinessUnits> {
  parseAs?: As & ParseAs;
}

/** List the monitors. */
export interface ListMonitors extends OperationOf<"listMonitors"> {}

/** The options of a call. */
export interface ListMonitorsOptions<As> extends StockOptions<ListMonitors> {
  parseAs?: As & ParseAs;
}

/** Get a monitor. */
export interface GetMonitor extends OperationOf<"getMonitor"> {}

/** The options of a call. */
export interface GetMonitorOptions<As> extends StockOptions<GetMonitor> {
  parseAs?: As & ParseAs;
}

/** Create a monitor group. */
export interface CreateMonitorGroup extends OperationOf<"createMonitorGroup"> {}

/** The options of a call. */
export interface CreateMonitorGroupOptions<As> extends StockOptions<CreateMonitorGroup> {
  parseAs?: As & ParseAs;
}

/** List the location profiles. */
export interface ListLocationProfiles extends OperationOf<"listLocationProfiles"> {}

/** The options of a call. */
export interface ListLocationProfilesOptions<As> extends StockOptions<ListLocationProfiles> {
  parseAs?: As & ParseAs;
}

/** Send GET to the inspector's sample path. */
export interface GetInspectorSample extends OperationOf<"getInspectorSample"> {}

/** The options of a call. */
export interface GetInspectorSampleOptions<As> extends StockOptions<GetInspectorSample> {
  parseAs?: As & ParseAs;
}

/** Send POST to the inspector's sample path. */
export interface PostInspectorSample extends OperationOf<"postInspectorSample"> {}

/** The options of a call. */
export interface PostInspectorSampleOptions<As> extends StockOptions<PostInspectorSample> {
  parseAs?: As & ParseAs;
}

/** Send PUT to the inspector's sample path. */
export interface PutInspectorSample extends OperationOf<"putInspectorSample"> {}

/** The options of a call. */
export interface PutInspectorSampleOptions<As> extends StockOptions<PutInspectorSample> {
  parseAs?: As & ParseAs;
}

/** Send DELETE to the inspector's sample path. */
export interface DeleteInspectorSample extends OperationOf<"deleteInspectorSample"> {}

/** The options of a call. */
export interface DeleteInspectorSampleOptions<As> extends StockOptions<DeleteInspectorSample> {
  parseAs?: As & ParseAs;
}

/** The operations with the method GET. */
export interface GetOperations<Options, Throws> {
  /**
   * Get the device key.
   *
   * Returns the device key of the account.
   *
   * - **Scope:** `Svc.Admin.Read`
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/device_key", options?: GetDeviceKeyOptions<As> & Options): Promise<CallResult<GetDeviceKey, As, Throws>>;
  /**
   * List the monitor types.
   *
   * Returns monitor types, each with its id and its name. Use it to show the name of a type, or to find types that `MonitorType` does not have yet. Besides the ids in the specification's table, the list has CAPACITY, SERVER_CAPACITY and PROBE_CAPACITY; `MonitorType` includes all of them.
   *
   * - **Scope:** `Svc.Admin.Read`
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/monitor_type_constants", options?: ListMonitorTypeConstantsOptions<As> & Options): Promise<CallResult<ListMonitorTypeConstants, As, Throws>>;
  /**
   * List the customers of an MSP account.
   *
   * Returns the customers of an MSP account, each with its name and its account identifier (`zaaid`). To act on a customer account, send its `zaaid` as cookie with another operation.
   *
   * - **Scope:** `Svc.Msp.Read`
   * - **Account:** your own; the cookie `zaaid` is not needed
   * - **API version:** 2.0, the default; the header `Accept` can name it
   * - **Interpretation:** The specification says "MSP scope". `Svc.Msp.Read` is spelled like `Svc.Admin.Read`, the one scope that it writes out. It names no type, and Read is the type for GET here.
   * - **Interpretation:** The specification says that the cookie `zaaid` is not needed here, and not whether it may be sent. It is no parameter here, and a request with it is not refused.
   */
  <As extends ParseAs = "json">(path: "/short/msp/customers", options?: ListMspCustomersOptions<As> & Options): Promise<CallResult<ListMspCustomers, As, Throws>>;
  /**
   * List the business units of a portal account.
   *
   * Returns the business units of a business-units portal account, each with its name and its account identifier (`zaaid`). To act on a business unit account, send its `zaaid` as cookie with another operation.
   *
   * - **Scope:** `Svc.Bu.Read`
   * - **Account:** your own; the cookie `zaaid` is not needed
   * - **API version:** 2.0, the default; the header `Accept` can name it
   * - **Interpretation:** The specification says "business unit scope". `Svc.Bu.Read` is spelled like `Svc.Admin.Read`, the one scope that it writes out. It names no type, and Read is the type for GET here.
   * - **Interpretation:** The specification says that the cookie `zaaid` is not needed here, and not whether it may be sent. It is no parameter here, and a request with it is not refused.
   */
  <As extends ParseAs = "json">(path: "/short/bu/business_units", options?: ListBusinessUnitsOptions<As> & Options): Promise<CallResult<ListBusinessUnits, As, Throws>>;
  /**
   * List the monitors.
   *
   * Returns the monitors of the account. Of their fields only `monitor_id` is documented; use it to get a single monitor.
   *
   * - **Scope:** `Svc.Admin.Read`
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   * - **Interpretation:** The specification names the admin scope without a type. Read is the type for GET here.
   */
  <As extends ParseAs = "json">(path: "/monitors", options?: ListMonitorsOptions<As> & Options): Promise<CallResult<ListMonitors, As, Throws>>;
  /**
   * Get a monitor.
   *
   * Returns one monitor by its identifier, which the list of monitors has. Of its fields only `monitor_id` is documented. The specification's example of an error is a 404 with the service error code 1002, Monitor does not exist.
   *
   * - **Scope:** `Svc.Admin.Read`
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   * - **Interpretation:** If no monitor has the identifier, the response is that example. The specification does not say which operation responds so.
   * - **Interpretation:** The specification names the admin scope without a type. Read is the type for GET here.
   */
  <As extends ParseAs = "json">(path: "/monitors/{monitor_id}", options: GetMonitorOptions<As> & Options): Promise<CallResult<GetMonitor, As, Throws>>;
  /**
   * List the location profiles.
   *
   * Returns the location profiles of the account. Their fields are not documented. The infrastructure-as-code provider uses the first profile of this list for a monitor that names none.
   *
   * - **Scope:** `Svc.Admin.Read`
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   * - **Interpretation:** The specification says "list of location profiles" without the envelope. The list is taken to be the envelope's `data`, as in the other lists.
   * - **Interpretation:** The specification names the admin scope without a type. Read is the type for GET here.
   */
  <As extends ParseAs = "json">(path: "/location_profiles", options?: ListLocationProfilesOptions<As> & Options): Promise<CallResult<ListLocationProfiles, As, Throws>>;
  /**
   * Send GET to the inspector's sample path.
   *
   * Calls the path that the API inspector shows as its sample request URI. GET retrieves; what it retrieves here is not documented.
   *
   * - **Scope:** `Svc.Admin.Read`
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   * - **Interpretation:** The specification names the admin scope without a type. Read is the type for GET here.
   * - **Interpretation:** The specification says that the path takes any verb, and explains GET, POST, PUT and DELETE. The path has these four.
   */
  <As extends ParseAs = "json">(path: "/admin/monitors", options?: GetInspectorSampleOptions<As> & Options): Promise<CallResult<GetInspectorSample, As, Throws>>;
}

/** The operations with the method POST. */
export interface PostOperations<Options, Throws> {
  /**
   * Create a monitor group.
   *
   * Creates a monitor group with a name and a description. The response is not documented beyond the envelope.
   *
   * - **Scope:** `Svc.Admin.Create`
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   * - **Interpretation:** Success is 200 (success) or 201 (created), with the same body, because no status is documented for this operation. Both fields are required, because neither is marked optional.
   * - **Interpretation:** The specification names the admin scope without a type. Create is the type for POST here.
   */
  <As extends ParseAs = "json">(path: "/monitor_groups", options: CreateMonitorGroupOptions<As> & Options): Promise<CallResult<CreateMonitorGroup, As, Throws>>;
  /**
   * Send POST to the inspector's sample path.
   *
   * Calls the path that the API inspector shows as its sample request URI. POST creates or performs an action; what it does here, and the fields of the request body and of the response, are not documented. In the inspector only Super Admins and Admins may issue POST.
   *
   * - **Scope:** `Svc.Admin.Create`
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   * - **Interpretation:** Success is 200 (success) or 201 (created), with the same body, because no status is documented for this operation.
   * - **Interpretation:** The specification says that the path takes any verb, and explains GET, POST, PUT and DELETE. The path has these four.
   * - **Interpretation:** The words "Super Admins and Admins" are the specification's. Its roles are called Administrator.
   * - **Interpretation:** The specification names the admin scope without a type. Create is the type for POST here.
   */
  <As extends ParseAs = "json">(path: "/admin/monitors", options?: PostInspectorSampleOptions<As> & Options): Promise<CallResult<PostInspectorSample, As, Throws>>;
}

/** The operations with the method PUT. */
export interface PutOperations<Options, Throws> {
  /**
   * Send PUT to the inspector's sample path.
   *
   * Calls the path that the API inspector shows as its sample request URI. PUT updates; what it updates here, and the fields of the request body and of the response, are not documented. In the inspector only Super Admins and Admins may issue PUT.
   *
   * - **Scope:** `Svc.Admin.Update`
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   * - **Interpretation:** The specification names the admin scope without a type. Update is the type for PUT here.
   * - **Interpretation:** The specification says that the path takes any verb, and explains GET, POST, PUT and DELETE. The path has these four.
   * - **Interpretation:** The words "Super Admins and Admins" are the specification's. Its roles are called Administrator.
   */
  <As extends ParseAs = "json">(path: "/admin/monitors", options?: PutInspectorSampleOptions<As> & Options): Promise<CallResult<PutInspectorSample, As, Throws>>;
}

/** The operations with the method DELETE. */
export interface DeleteOperations<Options, Throws> {
  /**
   * Send DELETE to the inspector's sample path.
   *
   * Calls the path that the API inspector shows as its sample request URI. DELETE deletes; what it deletes here, and the fields of the response, are not documented. A DELETE in the inspector is final: the entity cannot be restored.
   *
   * - **Scope:** `Svc.Admin.Delete`
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   * - **Interpretation:** The specification names the admin scope without a type. Delete is the type for DELETE here.
   * - **Interpretation:** The specification says that the path takes any verb, and explains GET, POST, PUT and DELETE. The path has these four.
   */
  <As extends ParseAs = "json">(path: "/admin/monitors", options?: DeleteInspectorSampleOptions<As> & Options): Promise<CallResult<DeleteInspectorSample, As, Throws>>;
}

/** The operations, by method. */
export interface Signatures<Options, Throws> {
  get: GetOperations<Options, Throws>;
  post: PostOperations<Options, Throws>;
  put: PutOperations<Options, Throws>;
  delete: DeleteOperations<Options, Throws>;
}
