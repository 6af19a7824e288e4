// Written by `svc-monitoring-api build bench-extend-OzdIJ1/large.json`. Do not edit.

import type { FetchOptions, FetchResponse, ParseAs } from "svc-monitoring-api";
import type { operations } from "./types.js";

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

/** List things1. */
export interface ListThings1 extends OperationOf<"listThings1"> {}

/** The options of a call. */
export interface ListThings1Options<As> extends StockOptions<ListThings1> {
  parseAs?: As & ParseAs;
}

/** Create thing1. */
export interface CreateThing1 extends OperationOf<"createThing1"> {}

/** The options of a call. */
export interface CreateThing1Options<As> extends StockOptions<CreateThing1> {
  parseAs?: As & ParseAs;
}

/** Get thing1. */
export interface GetThing1 extends OperationOf<"getThing1"> {}

/** The options of a call. */
export interface GetThing1Options<As> extends StockOptions<GetThing1> {
  parseAs?: As & ParseAs;
}

/** List things2. */
export interface ListThings2 extends OperationOf<"listThings2"> {}

/** The options of a call. */
export interface ListThings2Options<As> extends StockOptions<ListThings2> {
  parseAs?: As & ParseAs;
}

/** Create thing2. */
export interface CreateThing2 extends OperationOf<"createThing2"> {}

/** The options of a call. */
export interface CreateThing2Options<As> extends StockOptions<CreateThing2> {
  parseAs?: As & ParseAs;
}

/** Get thing2. */
export interface GetThing2 extends OperationOf<"getThing2"> {}

/** The options of a call. */
export interface GetThing2Options<As> extends StockOptions<GetThing2> {
  parseAs?: As & ParseAs;
}

/** List things3. */
export interface ListThings3 extends OperationOf<"listThings3"> {}

/** The options of a call. */
export interface ListThings3Options<As> extends StockOptions<ListThings3> {
  parseAs?: As & ParseAs;
}

/** Create thing3. */
export interface CreateThing3 extends OperationOf<"createThing3"> {}

/** The options of a call. */
export interface CreateThing3Options<As> extends StockOptions<CreateThing3> {
  parseAs?: As & ParseAs;
}

/** Get thing3. */
export interface GetThing3 extends OperationOf<"getThing3"> {}

/** The options of a call. */
export interface GetThing3Options<As> extends StockOptions<GetThing3> {
  parseAs?: As & ParseAs;
}

/** List things4. */
export interface ListThings4 extends OperationOf<"listThings4"> {}

/** The options of a call. */
export interface ListThings4Options<As> extends StockOptions<ListThings4> {
  parseAs?: As & ParseAs;
}

/** Create thing4. */
export interface CreateThing4 extends OperationOf<"createThing4"> {}

/** The options of a call. */
export interface CreateThing4Options<As> extends StockOptions<CreateThing4> {
  parseAs?: As & ParseAs;
}

/** Get thing4. */
export interface GetThing4 extends OperationOf<"getThing4"> {}

/** The options of a call. */
export interface GetThing4Options<As> extends StockOptions<GetThing4> {
  parseAs?: As & ParseAs;
}

/** List things5. */
export interface ListThings5 extends OperationOf<"listThings5"> {}

/** The options of a call. */
export interface ListThings5Options<As> extends StockOptions<ListThings5> {
  parseAs?: As & ParseAs;
}

/** Create thing5. */
export interface CreateThing5 extends OperationOf<"createThing5"> {}

/** The options of a call. */
export interface CreateThing5Options<As> extends StockOptions<CreateThing5> {
  parseAs?: As & ParseAs;
}

/** Get thing5. */
export interface GetThing5 extends OperationOf<"getThing5"> {}

/** The options of a call. */
export interface GetThing5Options<As> extends StockOptions<GetThing5> {
  parseAs?: As & ParseAs;
}

/** List things6. */
export interface ListThings6 extends OperationOf<"listThings6"> {}

/** The options of a call. */
export interface ListThings6Options<As> extends StockOptions<ListThings6> {
  parseAs?: As & ParseAs;
}

/** Create thing6. */
export interface CreateThing6 extends OperationOf<"createThing6"> {}

/** The options of a call. */
export interface CreateThing6Options<As> extends StockOptions<CreateThing6> {
  parseAs?: As & ParseAs;
}

/** Get thing6. */
export interface GetThing6 extends OperationOf<"getThing6"> {}

/** The options of a call. */
export interface GetThing6Options<As> extends StockOptions<GetThing6> {
  parseAs?: As & ParseAs;
}

/** List things7. */
export interface ListThings7 extends OperationOf<"listThings7"> {}

/** The options of a call. */
export interface ListThings7Options<As> extends StockOptions<ListThings7> {
  parseAs?: As & ParseAs;
}

/** Create thing7. */
export interface CreateThing7 extends OperationOf<"createThing7"> {}

/** The options of a call. */
export interface CreateThing7Options<As> extends StockOptions<CreateThing7> {
  parseAs?: As & ParseAs;
}

/** Get thing7. */
export interface GetThing7 extends OperationOf<"getThing7"> {}

/** The options of a call. */
export interface GetThing7Options<As> extends StockOptions<GetThing7> {
  parseAs?: As & ParseAs;
}

/** List things8. */
export interface ListThings8 extends OperationOf<"listThings8"> {}

/** The options of a call. */
export interface ListThings8Options<As> extends StockOptions<ListThings8> {
  parseAs?: As & ParseAs;
}

/** Create thing8. */
export interface CreateThing8 extends OperationOf<"createThing8"> {}

/** The options of a call. */
export interface CreateThing8Options<As> extends StockOptions<CreateThing8> {
  parseAs?: As & ParseAs;
}

/** Get thing8. */
export interface GetThing8 extends OperationOf<"getThing8"> {}

/** The options of a call. */
export interface GetThing8Options<As> extends StockOptions<GetThing8> {
  parseAs?: As & ParseAs;
}

/** List things9. */
export interface ListThings9 extends OperationOf<"listThings9"> {}

/** The options of a call. */
export interface ListThings9Options<As> extends StockOptions<ListThings9> {
  parseAs?: As & ParseAs;
}

/** Create thing9. */
export interface CreateThing9 extends OperationOf<"createThing9"> {}

/** The options of a call. */
export interface CreateThing9Options<As> extends StockOptions<CreateThing9> {
  parseAs?: As & ParseAs;
}

/** Get thing9. */
export interface GetThing9 extends OperationOf<"getThing9"> {}

/** The options of a call. */
export interface GetThing9Options<As> extends StockOptions<GetThing9> {
  parseAs?: As & ParseAs;
}

/** List things10. */
export interface ListThings10 extends OperationOf<"listThings10"> {}

/** The options of a call. */
export interface ListThings10Options<As> extends StockOptions<ListThings10> {
  parseAs?: As & ParseAs;
}

/** Create thing10. */
export interface CreateThing10 extends OperationOf<"createThing10"> {}

/** The options of a call. */
export interface CreateThing10Options<As> extends StockOptions<CreateThing10> {
  parseAs?: As & ParseAs;
}

/** Get thing10. */
export interface GetThing10 extends OperationOf<"getThing10"> {}

/** The options of a call. */
export interface GetThing10Options<As> extends StockOptions<GetThing10> {
  parseAs?: As & ParseAs;
}

/** List things11. */
export interface ListThings11 extends OperationOf<"listThings11"> {}

/** The options of a call. */
export interface ListThings11Options<As> extends StockOptions<ListThings11> {
  parseAs?: As & ParseAs;
}

/** Create thing11. */
export interface CreateThing11 extends OperationOf<"createThing11"> {}

/** The options of a call. */
export interface CreateThing11Options<As> extends StockOptions<CreateThing11> {
  parseAs?: As & ParseAs;
}

/** Get thing11. */
export interface GetThing11 extends OperationOf<"getThing11"> {}

/** The options of a call. */
export interface GetThing11Options<As> extends StockOptions<GetThing11> {
  parseAs?: As & ParseAs;
}

/** List things12. */
export interface ListThings12 extends OperationOf<"listThings12"> {}

/** The options of a call. */
export interface ListThings12Options<As> extends StockOptions<ListThings12> {
  parseAs?: As & ParseAs;
}

/** Create thing12. */
export interface CreateThing12 extends OperationOf<"createThing12"> {}

/** The options of a call. */
export interface CreateThing12Options<As> extends StockOptions<CreateThing12> {
  parseAs?: As & ParseAs;
}

/** Get thing12. */
export interface GetThing12 extends OperationOf<"getThing12"> {}

/** The options of a call. */
export interface GetThing12Options<As> extends StockOptions<GetThing12> {
  parseAs?: As & ParseAs;
}

/** List things13. */
export interface ListThings13 extends OperationOf<"listThings13"> {}

/** The options of a call. */
export interface ListThings13Options<As> extends StockOptions<ListThings13> {
  parseAs?: As & ParseAs;
}

/** Create thing13. */
export interface CreateThing13 extends OperationOf<"createThing13"> {}

/** The options of a call. */
export interface CreateThing13Options<As> extends StockOptions<CreateThing13> {
  parseAs?: As & ParseAs;
}

/** Get thing13. */
export interface GetThing13 extends OperationOf<"getThing13"> {}

/** The options of a call. */
export interface GetThing13Options<As> extends StockOptions<GetThing13> {
  parseAs?: As & ParseAs;
}

/** List things14. */
export interface ListThings14 extends OperationOf<"listThings14"> {}

/** The options of a call. */
export interface ListThings14Options<As> extends StockOptions<ListThings14> {
  parseAs?: As & ParseAs;
}

/** Create thing14. */
export interface CreateThing14 extends OperationOf<"createThing14"> {}

/** The options of a call. */
export interface CreateThing14Options<As> extends StockOptions<CreateThing14> {
  parseAs?: As & ParseAs;
}

/** Get thing14. */
export interface GetThing14 extends OperationOf<"getThing14"> {}

/** The options of a call. */
export interface GetThing14Options<As> extends StockOptions<GetThing14> {
  parseAs?: As & ParseAs;
}

/** List things15. */
export interface ListThings15 extends OperationOf<"listThings15"> {}

/** The options of a call. */
export interface ListThings15Options<As> extends StockOptions<ListThings15> {
  parseAs?: As & ParseAs;
}

/** Create thing15. */
export interface CreateThing15 extends OperationOf<"createThing15"> {}

/** The options of a call. */
export interface CreateThing15Options<As> extends StockOptions<CreateThing15> {
  parseAs?: As & ParseAs;
}

/** Get thing15. */
export interface GetThing15 extends OperationOf<"getThing15"> {}

/** The options of a call. */
export interface GetThing15Options<As> extends StockOptions<GetThing15> {
  parseAs?: As & ParseAs;
}

/** List things16. */
export interface ListThings16 extends OperationOf<"listThings16"> {}

/** The options of a call. */
export interface ListThings16Options<As> extends StockOptions<ListThings16> {
  parseAs?: As & ParseAs;
}

/** Create thing16. */
export interface CreateThing16 extends OperationOf<"createThing16"> {}

/** The options of a call. */
export interface CreateThing16Options<As> extends StockOptions<CreateThing16> {
  parseAs?: As & ParseAs;
}

/** Get thing16. */
export interface GetThing16 extends OperationOf<"getThing16"> {}

/** The options of a call. */
export interface GetThing16Options<As> extends StockOptions<GetThing16> {
  parseAs?: As & ParseAs;
}

/** List things17. */
export interface ListThings17 extends OperationOf<"listThings17"> {}

/** The options of a call. */
export interface ListThings17Options<As> extends StockOptions<ListThings17> {
  parseAs?: As & ParseAs;
}

/** Create thing17. */
export interface CreateThing17 extends OperationOf<"createThing17"> {}

/** The options of a call. */
export interface CreateThing17Options<As> extends StockOptions<CreateThing17> {
  parseAs?: As & ParseAs;
}

/** Get thing17. */
export interface GetThing17 extends OperationOf<"getThing17"> {}

/** The options of a call. */
export interface GetThing17Options<As> extends StockOptions<GetThing17> {
  parseAs?: As & ParseAs;
}

/** List things18. */
export interface ListThings18 extends OperationOf<"listThings18"> {}

/** The options of a call. */
export interface ListThings18Options<As> extends StockOptions<ListThings18> {
  parseAs?: As & ParseAs;
}

/** Create thing18. */
export interface CreateThing18 extends OperationOf<"createThing18"> {}

/** The options of a call. */
export interface CreateThing18Options<As> extends StockOptions<CreateThing18> {
  parseAs?: As & ParseAs;
}

/** Get thing18. */
export interface GetThing18 extends OperationOf<"getThing18"> {}

/** The options of a call. */
export interface GetThing18Options<As> extends StockOptions<GetThing18> {
  parseAs?: As & ParseAs;
}

/** List things19. */
export interface ListThings19 extends OperationOf<"listThings19"> {}

/** The options of a call. */
export interface ListThings19Options<As> extends StockOptions<ListThings19> {
  parseAs?: As & ParseAs;
}

/** Create thing19. */
export interface CreateThing19 extends OperationOf<"createThing19"> {}

/** The options of a call. */
export interface CreateThing19Options<As> extends StockOptions<CreateThing19> {
  parseAs?: As & ParseAs;
}

/** Get thing19. */
export interface GetThing19 extends OperationOf<"getThing19"> {}

/** The options of a call. */
export interface GetThing19Options<As> extends StockOptions<GetThing19> {
  parseAs?: As & ParseAs;
}

/** List things20. */
export interface ListThings20 extends OperationOf<"listThings20"> {}

/** The options of a call. */
export interface ListThings20Options<As> extends StockOptions<ListThings20> {
  parseAs?: As & ParseAs;
}

/** Create thing20. */
export interface CreateThing20 extends OperationOf<"createThing20"> {}

/** The options of a call. */
export interface CreateThing20Options<As> extends StockOptions<CreateThing20> {
  parseAs?: As & ParseAs;
}

/** Get thing20. */
export interface GetThing20 extends OperationOf<"getThing20"> {}

/** The options of a call. */
export interface GetThing20Options<As> extends StockOptions<GetThing20> {
  parseAs?: As & ParseAs;
}

/** List things21. */
export interface ListThings21 extends OperationOf<"listThings21"> {}

/** The options of a call. */
export interface ListThings21Options<As> extends StockOptions<ListThings21> {
  parseAs?: As & ParseAs;
}

/** Create thing21. */
export interface CreateThing21 extends OperationOf<"createThing21"> {}

/** The options of a call. */
export interface CreateThing21Options<As> extends StockOptions<CreateThing21> {
  parseAs?: As & ParseAs;
}

/** Get thing21. */
export interface GetThing21 extends OperationOf<"getThing21"> {}

/** The options of a call. */
export interface GetThing21Options<As> extends StockOptions<GetThing21> {
  parseAs?: As & ParseAs;
}

/** List things22. */
export interface ListThings22 extends OperationOf<"listThings22"> {}

/** The options of a call. */
export interface ListThings22Options<As> extends StockOptions<ListThings22> {
  parseAs?: As & ParseAs;
}

/** Create thing22. */
export interface CreateThing22 extends OperationOf<"createThing22"> {}

/** The options of a call. */
export interface CreateThing22Options<As> extends StockOptions<CreateThing22> {
  parseAs?: As & ParseAs;
}

/** Get thing22. */
export interface GetThing22 extends OperationOf<"getThing22"> {}

/** The options of a call. */
export interface GetThing22Options<As> extends StockOptions<GetThing22> {
  parseAs?: As & ParseAs;
}

/** List things23. */
export interface ListThings23 extends OperationOf<"listThings23"> {}

/** The options of a call. */
export interface ListThings23Options<As> extends StockOptions<ListThings23> {
  parseAs?: As & ParseAs;
}

/** Create thing23. */
export interface CreateThing23 extends OperationOf<"createThing23"> {}

/** The options of a call. */
export interface CreateThing23Options<As> extends StockOptions<CreateThing23> {
  parseAs?: As & ParseAs;
}

/** Get thing23. */
export interface GetThing23 extends OperationOf<"getThing23"> {}

/** The options of a call. */
export interface GetThing23Options<As> extends StockOptions<GetThing23> {
  parseAs?: As & ParseAs;
}

/** List things24. */
export interface ListThings24 extends OperationOf<"listThings24"> {}

/** The options of a call. */
export interface ListThings24Options<As> extends StockOptions<ListThings24> {
  parseAs?: As & ParseAs;
}

/** Create thing24. */
export interface CreateThing24 extends OperationOf<"createThing24"> {}

/** The options of a call. */
export interface CreateThing24Options<As> extends StockOptions<CreateThing24> {
  parseAs?: As & ParseAs;
}

/** Get thing24. */
export interface GetThing24 extends OperationOf<"getThing24"> {}

/** The options of a call. */
export interface GetThing24Options<As> extends StockOptions<GetThing24> {
  parseAs?: As & ParseAs;
}

/** List things25. */
export interface ListThings25 extends OperationOf<"listThings25"> {}

/** The options of a call. */
export interface ListThings25Options<As> extends StockOptions<ListThings25> {
  parseAs?: As & ParseAs;
}

/** Create thing25. */
export interface CreateThing25 extends OperationOf<"createThing25"> {}

/** The options of a call. */
export interface CreateThing25Options<As> extends StockOptions<CreateThing25> {
  parseAs?: As & ParseAs;
}

/** Get thing25. */
export interface GetThing25 extends OperationOf<"getThing25"> {}

/** The options of a call. */
export interface GetThing25Options<As> extends StockOptions<GetThing25> {
  parseAs?: As & ParseAs;
}

/** List things26. */
export interface ListThings26 extends OperationOf<"listThings26"> {}

/** The options of a call. */
export interface ListThings26Options<As> extends StockOptions<ListThings26> {
  parseAs?: As & ParseAs;
}

/** Create thing26. */
export interface CreateThing26 extends OperationOf<"createThing26"> {}

/** The options of a call. */
export interface CreateThing26Options<As> extends StockOptions<CreateThing26> {
  parseAs?: As & ParseAs;
}

/** Get thing26. */
export interface GetThing26 extends OperationOf<"getThing26"> {}

/** The options of a call. */
export interface GetThing26Options<As> extends StockOptions<GetThing26> {
  parseAs?: As & ParseAs;
}

/** List things27. */
export interface ListThings27 extends OperationOf<"listThings27"> {}

/** The options of a call. */
export interface ListThings27Options<As> extends StockOptions<ListThings27> {
  parseAs?: As & ParseAs;
}

/** Create thing27. */
export interface CreateThing27 extends OperationOf<"createThing27"> {}

/** The options of a call. */
export interface CreateThing27Options<As> extends StockOptions<CreateThing27> {
  parseAs?: As & ParseAs;
}

/** Get thing27. */
export interface GetThing27 extends OperationOf<"getThing27"> {}

/** The options of a call. */
export interface GetThing27Options<As> extends StockOptions<GetThing27> {
  parseAs?: As & ParseAs;
}

/** List things28. */
export interface ListThings28 extends OperationOf<"listThings28"> {}

/** The options of a call. */
export interface ListThings28Options<As> extends StockOptions<ListThings28> {
  parseAs?: As & ParseAs;
}

/** Create thing28. */
export interface CreateThing28 extends OperationOf<"createThing28"> {}

/** The options of a call. */
export interface CreateThing28Options<As> extends StockOptions<CreateThing28> {
  parseAs?: As & ParseAs;
}

/** Get thing28. */
export interface GetThing28 extends OperationOf<"getThing28"> {}

/** The options of a call. */
export interface GetThing28Options<As> extends StockOptions<GetThing28> {
  parseAs?: As & ParseAs;
}

/** List things29. */
export interface ListThings29 extends OperationOf<"listThings29"> {}

/** The options of a call. */
export interface ListThings29Options<As> extends StockOptions<ListThings29> {
  parseAs?: As & ParseAs;
}

/** Create thing29. */
export interface CreateThing29 extends OperationOf<"createThing29"> {}

/** The options of a call. */
export interface CreateThing29Options<As> extends StockOptions<CreateThing29> {
  parseAs?: As & ParseAs;
}

/** Get thing29. */
export interface GetThing29 extends OperationOf<"getThing29"> {}

/** The options of a call. */
export interface GetThing29Options<As> extends StockOptions<GetThing29> {
  parseAs?: As & ParseAs;
}

/** List things30. */
export interface ListThings30 extends OperationOf<"listThings30"> {}

/** The options of a call. */
export interface ListThings30Options<As> extends StockOptions<ListThings30> {
  parseAs?: As & ParseAs;
}

/** Create thing30. */
export interface CreateThing30 extends OperationOf<"createThing30"> {}

/** The options of a call. */
export interface CreateThing30Options<As> extends StockOptions<CreateThing30> {
  parseAs?: As & ParseAs;
}

/** Get thing30. */
export interface GetThing30 extends OperationOf<"getThing30"> {}

/** The options of a call. */
export interface GetThing30Options<As> extends StockOptions<GetThing30> {
  parseAs?: As & ParseAs;
}

/** List things31. */
export interface ListThings31 extends OperationOf<"listThings31"> {}

/** The options of a call. */
export interface ListThings31Options<As> extends StockOptions<ListThings31> {
  parseAs?: As & ParseAs;
}

/** Create thing31. */
export interface CreateThing31 extends OperationOf<"createThing31"> {}

/** The options of a call. */
export interface CreateThing31Options<As> extends StockOptions<CreateThing31> {
  parseAs?: As & ParseAs;
}

/** Get thing31. */
export interface GetThing31 extends OperationOf<"getThing31"> {}

/** The options of a call. */
export interface GetThing31Options<As> extends StockOptions<GetThing31> {
  parseAs?: As & ParseAs;
}

/** List things32. */
export interface ListThings32 extends OperationOf<"listThings32"> {}

/** The options of a call. */
export interface ListThings32Options<As> extends StockOptions<ListThings32> {
  parseAs?: As & ParseAs;
}

/** Create thing32. */
export interface CreateThing32 extends OperationOf<"createThing32"> {}

/** The options of a call. */
export interface CreateThing32Options<As> extends StockOptions<CreateThing32> {
  parseAs?: As & ParseAs;
}

/** Get thing32. */
export interface GetThing32 extends OperationOf<"getThing32"> {}

/** The options of a call. */
export interface GetThing32Options<As> extends StockOptions<GetThing32> {
  parseAs?: As & ParseAs;
}

/** List things33. */
export interface ListThings33 extends OperationOf<"listThings33"> {}

/** The options of a call. */
export interface ListThings33Options<As> extends StockOptions<ListThings33> {
  parseAs?: As & ParseAs;
}

/** Create thing33. */
export interface CreateThing33 extends OperationOf<"createThing33"> {}

/** The options of a call. */
export interface CreateThing33Options<As> extends StockOptions<CreateThing33> {
  parseAs?: As & ParseAs;
}

/** Get thing33. */
export interface GetThing33 extends OperationOf<"getThing33"> {}

/** The options of a call. */
export interface GetThing33Options<As> extends StockOptions<GetThing33> {
  parseAs?: As & ParseAs;
}

/** List things34. */
export interface ListThings34 extends OperationOf<"listThings34"> {}

/** The options of a call. */
export interface ListThings34Options<As> extends StockOptions<ListThings34> {
  parseAs?: As & ParseAs;
}

/** Create thing34. */
export interface CreateThing34 extends OperationOf<"createThing34"> {}

/** The options of a call. */
export interface CreateThing34Options<As> extends StockOptions<CreateThing34> {
  parseAs?: As & ParseAs;
}

/** Get thing34. */
export interface GetThing34 extends OperationOf<"getThing34"> {}

/** The options of a call. */
export interface GetThing34Options<As> extends StockOptions<GetThing34> {
  parseAs?: As & ParseAs;
}

/** List things35. */
export interface ListThings35 extends OperationOf<"listThings35"> {}

/** The options of a call. */
export interface ListThings35Options<As> extends StockOptions<ListThings35> {
  parseAs?: As & ParseAs;
}

/** Create thing35. */
export interface CreateThing35 extends OperationOf<"createThing35"> {}

/** The options of a call. */
export interface CreateThing35Options<As> extends StockOptions<CreateThing35> {
  parseAs?: As & ParseAs;
}

/** Get thing35. */
export interface GetThing35 extends OperationOf<"getThing35"> {}

/** The options of a call. */
export interface GetThing35Options<As> extends StockOptions<GetThing35> {
  parseAs?: As & ParseAs;
}

/** List things36. */
export interface ListThings36 extends OperationOf<"listThings36"> {}

/** The options of a call. */
export interface ListThings36Options<As> extends StockOptions<ListThings36> {
  parseAs?: As & ParseAs;
}

/** Create thing36. */
export interface CreateThing36 extends OperationOf<"createThing36"> {}

/** The options of a call. */
export interface CreateThing36Options<As> extends StockOptions<CreateThing36> {
  parseAs?: As & ParseAs;
}

/** Get thing36. */
export interface GetThing36 extends OperationOf<"getThing36"> {}

/** The options of a call. */
export interface GetThing36Options<As> extends StockOptions<GetThing36> {
  parseAs?: As & ParseAs;
}

/** List things37. */
export interface ListThings37 extends OperationOf<"listThings37"> {}

/** The options of a call. */
export interface ListThings37Options<As> extends StockOptions<ListThings37> {
  parseAs?: As & ParseAs;
}

/** Create thing37. */
export interface CreateThing37 extends OperationOf<"createThing37"> {}

/** The options of a call. */
export interface CreateThing37Options<As> extends StockOptions<CreateThing37> {
  parseAs?: As & ParseAs;
}

/** Get thing37. */
export interface GetThing37 extends OperationOf<"getThing37"> {}

/** The options of a call. */
export interface GetThing37Options<As> extends StockOptions<GetThing37> {
  parseAs?: As & ParseAs;
}

/** List things38. */
export interface ListThings38 extends OperationOf<"listThings38"> {}

/** The options of a call. */
export interface ListThings38Options<As> extends StockOptions<ListThings38> {
  parseAs?: As & ParseAs;
}

/** Create thing38. */
export interface CreateThing38 extends OperationOf<"createThing38"> {}

/** The options of a call. */
export interface CreateThing38Options<As> extends StockOptions<CreateThing38> {
  parseAs?: As & ParseAs;
}

/** Get thing38. */
export interface GetThing38 extends OperationOf<"getThing38"> {}

/** The options of a call. */
export interface GetThing38Options<As> extends StockOptions<GetThing38> {
  parseAs?: As & ParseAs;
}

/** List things39. */
export interface ListThings39 extends OperationOf<"listThings39"> {}

/** The options of a call. */
export interface ListThings39Options<As> extends StockOptions<ListThings39> {
  parseAs?: As & ParseAs;
}

/** Create thing39. */
export interface CreateThing39 extends OperationOf<"createThing39"> {}

/** The options of a call. */
export interface CreateThing39Options<As> extends StockOptions<CreateThing39> {
  parseAs?: As & ParseAs;
}

/** Get thing39. */
export interface GetThing39 extends OperationOf<"getThing39"> {}

/** The options of a call. */
export interface GetThing39Options<As> extends StockOptions<GetThing39> {
  parseAs?: As & ParseAs;
}

/** List things40. */
export interface ListThings40 extends OperationOf<"listThings40"> {}

/** The options of a call. */
export interface ListThings40Options<As> extends StockOptions<ListThings40> {
  parseAs?: As & ParseAs;
}

/** Create thing40. */
export interface CreateThing40 extends OperationOf<"createThing40"> {}

/** The options of a call. */
export interface CreateThing40Options<As> extends StockOptions<CreateThing40> {
  parseAs?: As & ParseAs;
}

/** Get thing40. */
export interface GetThing40 extends OperationOf<"getThing40"> {}

/** The options of a call. */
export interface GetThing40Options<As> extends StockOptions<GetThing40> {
  parseAs?: As & ParseAs;
}

/** List things41. */
export interface ListThings41 extends OperationOf<"listThings41"> {}

/** The options of a call. */
export interface ListThings41Options<As> extends StockOptions<ListThings41> {
  parseAs?: As & ParseAs;
}

/** Create thing41. */
export interface CreateThing41 extends OperationOf<"createThing41"> {}

/** The options of a call. */
export interface CreateThing41Options<As> extends StockOptions<CreateThing41> {
  parseAs?: As & ParseAs;
}

/** Get thing41. */
export interface GetThing41 extends OperationOf<"getThing41"> {}

/** The options of a call. */
export interface GetThing41Options<As> extends StockOptions<GetThing41> {
  parseAs?: As & ParseAs;
}

/** List things42. */
export interface ListThings42 extends OperationOf<"listThings42"> {}

/** The options of a call. */
export interface ListThings42Options<As> extends StockOptions<ListThings42> {
  parseAs?: As & ParseAs;
}

/** Create thing42. */
export interface CreateThing42 extends OperationOf<"createThing42"> {}

/** The options of a call. */
export interface CreateThing42Options<As> extends StockOptions<CreateThing42> {
  parseAs?: As & ParseAs;
}

/** Get thing42. */
export interface GetThing42 extends OperationOf<"getThing42"> {}

/** The options of a call. */
export interface GetThing42Options<As> extends StockOptions<GetThing42> {
  parseAs?: As & ParseAs;
}

/** List things43. */
export interface ListThings43 extends OperationOf<"listThings43"> {}

/** The options of a call. */
export interface ListThings43Options<As> extends StockOptions<ListThings43> {
  parseAs?: As & ParseAs;
}

/** Create thing43. */
export interface CreateThing43 extends OperationOf<"createThing43"> {}

/** The options of a call. */
export interface CreateThing43Options<As> extends StockOptions<CreateThing43> {
  parseAs?: As & ParseAs;
}

/** Get thing43. */
export interface GetThing43 extends OperationOf<"getThing43"> {}

/** The options of a call. */
export interface GetThing43Options<As> extends StockOptions<GetThing43> {
  parseAs?: As & ParseAs;
}

/** List things44. */
export interface ListThings44 extends OperationOf<"listThings44"> {}

/** The options of a call. */
export interface ListThings44Options<As> extends StockOptions<ListThings44> {
  parseAs?: As & ParseAs;
}

/** Create thing44. */
export interface CreateThing44 extends OperationOf<"createThing44"> {}

/** The options of a call. */
export interface CreateThing44Options<As> extends StockOptions<CreateThing44> {
  parseAs?: As & ParseAs;
}

/** Get thing44. */
export interface GetThing44 extends OperationOf<"getThing44"> {}

/** The options of a call. */
export interface GetThing44Options<As> extends StockOptions<GetThing44> {
  parseAs?: As & ParseAs;
}

/** List things45. */
export interface ListThings45 extends OperationOf<"listThings45"> {}

/** The options of a call. */
export interface ListThings45Options<As> extends StockOptions<ListThings45> {
  parseAs?: As & ParseAs;
}

/** Create thing45. */
export interface CreateThing45 extends OperationOf<"createThing45"> {}

/** The options of a call. */
export interface CreateThing45Options<As> extends StockOptions<CreateThing45> {
  parseAs?: As & ParseAs;
}

/** Get thing45. */
export interface GetThing45 extends OperationOf<"getThing45"> {}

/** The options of a call. */
export interface GetThing45Options<As> extends StockOptions<GetThing45> {
  parseAs?: As & ParseAs;
}

/** List things46. */
export interface ListThings46 extends OperationOf<"listThings46"> {}

/** The options of a call. */
export interface ListThings46Options<As> extends StockOptions<ListThings46> {
  parseAs?: As & ParseAs;
}

/** Create thing46. */
export interface CreateThing46 extends OperationOf<"createThing46"> {}

/** The options of a call. */
export interface CreateThing46Options<As> extends StockOptions<CreateThing46> {
  parseAs?: As & ParseAs;
}

/** Get thing46. */
export interface GetThing46 extends OperationOf<"getThing46"> {}

/** The options of a call. */
export interface GetThing46Options<As> extends StockOptions<GetThing46> {
  parseAs?: As & ParseAs;
}

/** List things47. */
export interface ListThings47 extends OperationOf<"listThings47"> {}

/** The options of a call. */
export interface ListThings47Options<As> extends StockOptions<ListThings47> {
  parseAs?: As & ParseAs;
}

/** Create thing47. */
export interface CreateThing47 extends OperationOf<"createThing47"> {}

/** The options of a call. */
export interface CreateThing47Options<As> extends StockOptions<CreateThing47> {
  parseAs?: As & ParseAs;
}

/** Get thing47. */
export interface GetThing47 extends OperationOf<"getThing47"> {}

/** The options of a call. */
export interface GetThing47Options<As> extends StockOptions<GetThing47> {
  parseAs?: As & ParseAs;
}

/** List things48. */
export interface ListThings48 extends OperationOf<"listThings48"> {}

/** The options of a call. */
export interface ListThings48Options<As> extends StockOptions<ListThings48> {
  parseAs?: As & ParseAs;
}

/** Create thing48. */
export interface CreateThing48 extends OperationOf<"createThing48"> {}

/** The options of a call. */
export interface CreateThing48Options<As> extends StockOptions<CreateThing48> {
  parseAs?: As & ParseAs;
}

/** Get thing48. */
export interface GetThing48 extends OperationOf<"getThing48"> {}

/** The options of a call. */
export interface GetThing48Options<As> extends StockOptions<GetThing48> {
  parseAs?: As & ParseAs;
}

/** List things49. */
export interface ListThings49 extends OperationOf<"listThings49"> {}

/** The options of a call. */
export interface ListThings49Options<As> extends StockOptions<ListThings49> {
  parseAs?: As & ParseAs;
}

/** Create thing49. */
export interface CreateThing49 extends OperationOf<"createThing49"> {}

/** The options of a call. */
export interface CreateThing49Options<As> extends StockOptions<CreateThing49> {
  parseAs?: As & ParseAs;
}

/** Get thing49. */
export interface GetThing49 extends OperationOf<"getThing49"> {}

/** The options of a call. */
export interface GetThing49Options<As> extends StockOptions<GetThing49> {
  parseAs?: As & ParseAs;
}

/** List things50. */
export interface ListThings50 extends OperationOf<"listThings50"> {}

/** The options of a call. */
export interface ListThings50Options<As> extends StockOptions<ListThings50> {
  parseAs?: As & ParseAs;
}

/** Create thing50. */
export interface CreateThing50 extends OperationOf<"createThing50"> {}

/** The options of a call. */
export interface CreateThing50Options<As> extends StockOptions<CreateThing50> {
  parseAs?: As & ParseAs;
}

/** Get thing50. */
export interface GetThing50 extends OperationOf<"getThing50"> {}

/** The options of a call. */
export interface GetThing50Options<As> extends StockOptions<GetThing50> {
  parseAs?: As & ParseAs;
}

/** List things51. */
export interface ListThings51 extends OperationOf<"listThings51"> {}

/** The options of a call. */
export interface ListThings51Options<As> extends StockOptions<ListThings51> {
  parseAs?: As & ParseAs;
}

/** Create thing51. */
export interface CreateThing51 extends OperationOf<"createThing51"> {}

/** The options of a call. */
export interface CreateThing51Options<As> extends StockOptions<CreateThing51> {
  parseAs?: As & ParseAs;
}

/** Get thing51. */
export interface GetThing51 extends OperationOf<"getThing51"> {}

/** The options of a call. */
export interface GetThing51Options<As> extends StockOptions<GetThing51> {
  parseAs?: As & ParseAs;
}

/** List things52. */
export interface ListThings52 extends OperationOf<"listThings52"> {}

/** The options of a call. */
export interface ListThings52Options<As> extends StockOptions<ListThings52> {
  parseAs?: As & ParseAs;
}

/** Create thing52. */
export interface CreateThing52 extends OperationOf<"createThing52"> {}

/** The options of a call. */
export interface CreateThing52Options<As> extends StockOptions<CreateThing52> {
  parseAs?: As & ParseAs;
}

/** Get thing52. */
export interface GetThing52 extends OperationOf<"getThing52"> {}

/** The options of a call. */
export interface GetThing52Options<As> extends StockOptions<GetThing52> {
  parseAs?: As & ParseAs;
}

/** List things53. */
export interface ListThings53 extends OperationOf<"listThings53"> {}

/** The options of a call. */
export interface ListThings53Options<As> extends StockOptions<ListThings53> {
  parseAs?: As & ParseAs;
}

/** Create thing53. */
export interface CreateThing53 extends OperationOf<"createThing53"> {}

/** The options of a call. */
export interface CreateThing53Options<As> extends StockOptions<CreateThing53> {
  parseAs?: As & ParseAs;
}

/** Get thing53. */
export interface GetThing53 extends OperationOf<"getThing53"> {}

/** The options of a call. */
export interface GetThing53Options<As> extends StockOptions<GetThing53> {
  parseAs?: As & ParseAs;
}

/** List things54. */
export interface ListThings54 extends OperationOf<"listThings54"> {}

/** The options of a call. */
export interface ListThings54Options<As> extends StockOptions<ListThings54> {
  parseAs?: As & ParseAs;
}

/** Create thing54. */
export interface CreateThing54 extends OperationOf<"createThing54"> {}

/** The options of a call. */
export interface CreateThing54Options<As> extends StockOptions<CreateThing54> {
  parseAs?: As & ParseAs;
}

/** Get thing54. */
export interface GetThing54 extends OperationOf<"getThing54"> {}

/** The options of a call. */
export interface GetThing54Options<As> extends StockOptions<GetThing54> {
  parseAs?: As & ParseAs;
}

/** List things55. */
export interface ListThings55 extends OperationOf<"listThings55"> {}

/** The options of a call. */
export interface ListThings55Options<As> extends StockOptions<ListThings55> {
  parseAs?: As & ParseAs;
}

/** Create thing55. */
export interface CreateThing55 extends OperationOf<"createThing55"> {}

/** The options of a call. */
export interface CreateThing55Options<As> extends StockOptions<CreateThing55> {
  parseAs?: As & ParseAs;
}

/** Get thing55. */
export interface GetThing55 extends OperationOf<"getThing55"> {}

/** The options of a call. */
export interface GetThing55Options<As> extends StockOptions<GetThing55> {
  parseAs?: As & ParseAs;
}

/** List things56. */
export interface ListThings56 extends OperationOf<"listThings56"> {}

/** The options of a call. */
export interface ListThings56Options<As> extends StockOptions<ListThings56> {
  parseAs?: As & ParseAs;
}

/** Create thing56. */
export interface CreateThing56 extends OperationOf<"createThing56"> {}

/** The options of a call. */
export interface CreateThing56Options<As> extends StockOptions<CreateThing56> {
  parseAs?: As & ParseAs;
}

/** Get thing56. */
export interface GetThing56 extends OperationOf<"getThing56"> {}

/** The options of a call. */
export interface GetThing56Options<As> extends StockOptions<GetThing56> {
  parseAs?: As & ParseAs;
}

/** List things57. */
export interface ListThings57 extends OperationOf<"listThings57"> {}

/** The options of a call. */
export interface ListThings57Options<As> extends StockOptions<ListThings57> {
  parseAs?: As & ParseAs;
}

/** Create thing57. */
export interface CreateThing57 extends OperationOf<"createThing57"> {}

/** The options of a call. */
export interface CreateThing57Options<As> extends StockOptions<CreateThing57> {
  parseAs?: As & ParseAs;
}

/** Get thing57. */
export interface GetThing57 extends OperationOf<"getThing57"> {}

/** The options of a call. */
export interface GetThing57Options<As> extends StockOptions<GetThing57> {
  parseAs?: As & ParseAs;
}

/** List things58. */
export interface ListThings58 extends OperationOf<"listThings58"> {}

/** The options of a call. */
export interface ListThings58Options<As> extends StockOptions<ListThings58> {
  parseAs?: As & ParseAs;
}

/** Create thing58. */
export interface CreateThing58 extends OperationOf<"createThing58"> {}

/** The options of a call. */
export interface CreateThing58Options<As> extends StockOptions<CreateThing58> {
  parseAs?: As & ParseAs;
}

/** Get thing58. */
export interface GetThing58 extends OperationOf<"getThing58"> {}

/** The options of a call. */
export interface GetThing58Options<As> extends StockOptions<GetThing58> {
  parseAs?: As & ParseAs;
}

/** List things59. */
export interface ListThings59 extends OperationOf<"listThings59"> {}

/** The options of a call. */
export interface ListThings59Options<As> extends StockOptions<ListThings59> {
  parseAs?: As & ParseAs;
}

/** Create thing59. */
export interface CreateThing59 extends OperationOf<"createThing59"> {}

/** The options of a call. */
export interface CreateThing59Options<As> extends StockOptions<CreateThing59> {
  parseAs?: As & ParseAs;
}

/** Get thing59. */
export interface GetThing59 extends OperationOf<"getThing59"> {}

/** The options of a call. */
export interface GetThing59Options<As> extends StockOptions<GetThing59> {
  parseAs?: As & ParseAs;
}

/** List things60. */
export interface ListThings60 extends OperationOf<"listThings60"> {}

/** The options of a call. */
export interface ListThings60Options<As> extends StockOptions<ListThings60> {
  parseAs?: As & ParseAs;
}

/** Create thing60. */
export interface CreateThing60 extends OperationOf<"createThing60"> {}

/** The options of a call. */
export interface CreateThing60Options<As> extends StockOptions<CreateThing60> {
  parseAs?: As & ParseAs;
}

/** Get thing60. */
export interface GetThing60 extends OperationOf<"getThing60"> {}

/** The options of a call. */
export interface GetThing60Options<As> extends StockOptions<GetThing60> {
  parseAs?: As & ParseAs;
}

/** List things61. */
export interface ListThings61 extends OperationOf<"listThings61"> {}

/** The options of a call. */
export interface ListThings61Options<As> extends StockOptions<ListThings61> {
  parseAs?: As & ParseAs;
}

/** Create thing61. */
export interface CreateThing61 extends OperationOf<"createThing61"> {}

/** The options of a call. */
export interface CreateThing61Options<As> extends StockOptions<CreateThing61> {
  parseAs?: As & ParseAs;
}

/** Get thing61. */
export interface GetThing61 extends OperationOf<"getThing61"> {}

/** The options of a call. */
export interface GetThing61Options<As> extends StockOptions<GetThing61> {
  parseAs?: As & ParseAs;
}

/** List things62. */
export interface ListThings62 extends OperationOf<"listThings62"> {}

/** The options of a call. */
export interface ListThings62Options<As> extends StockOptions<ListThings62> {
  parseAs?: As & ParseAs;
}

/** Create thing62. */
export interface CreateThing62 extends OperationOf<"createThing62"> {}

/** The options of a call. */
export interface CreateThing62Options<As> extends StockOptions<CreateThing62> {
  parseAs?: As & ParseAs;
}

/** Get thing62. */
export interface GetThing62 extends OperationOf<"getThing62"> {}

/** The options of a call. */
export interface GetThing62Options<As> extends StockOptions<GetThing62> {
  parseAs?: As & ParseAs;
}

/** List things63. */
export interface ListThings63 extends OperationOf<"listThings63"> {}

/** The options of a call. */
export interface ListThings63Options<As> extends StockOptions<ListThings63> {
  parseAs?: As & ParseAs;
}

/** Create thing63. */
export interface CreateThing63 extends OperationOf<"createThing63"> {}

/** The options of a call. */
export interface CreateThing63Options<As> extends StockOptions<CreateThing63> {
  parseAs?: As & ParseAs;
}

/** Get thing63. */
export interface GetThing63 extends OperationOf<"getThing63"> {}

/** The options of a call. */
export interface GetThing63Options<As> extends StockOptions<GetThing63> {
  parseAs?: As & ParseAs;
}

/** List things64. */
export interface ListThings64 extends OperationOf<"listThings64"> {}

/** The options of a call. */
export interface ListThings64Options<As> extends StockOptions<ListThings64> {
  parseAs?: As & ParseAs;
}

/** Create thing64. */
export interface CreateThing64 extends OperationOf<"createThing64"> {}

/** The options of a call. */
export interface CreateThing64Options<As> extends StockOptions<CreateThing64> {
  parseAs?: As & ParseAs;
}

/** Get thing64. */
export interface GetThing64 extends OperationOf<"getThing64"> {}

/** The options of a call. */
export interface GetThing64Options<As> extends StockOptions<GetThing64> {
  parseAs?: As & ParseAs;
}

/** List things65. */
export interface ListThings65 extends OperationOf<"listThings65"> {}

/** The options of a call. */
export interface ListThings65Options<As> extends StockOptions<ListThings65> {
  parseAs?: As & ParseAs;
}

/** Create thing65. */
export interface CreateThing65 extends OperationOf<"createThing65"> {}

/** The options of a call. */
export interface CreateThing65Options<As> extends StockOptions<CreateThing65> {
  parseAs?: As & ParseAs;
}

/** Get thing65. */
export interface GetThing65 extends OperationOf<"getThing65"> {}

/** The options of a call. */
export interface GetThing65Options<As> extends StockOptions<GetThing65> {
  parseAs?: As & ParseAs;
}

/** List things66. */
export interface ListThings66 extends OperationOf<"listThings66"> {}

/** The options of a call. */
export interface ListThings66Options<As> extends StockOptions<ListThings66> {
  parseAs?: As & ParseAs;
}

/** Create thing66. */
export interface CreateThing66 extends OperationOf<"createThing66"> {}

/** The options of a call. */
export interface CreateThing66Options<As> extends StockOptions<CreateThing66> {
  parseAs?: As & ParseAs;
}

/** Get thing66. */
export interface GetThing66 extends OperationOf<"getThing66"> {}

/** The options of a call. */
export interface GetThing66Options<As> extends StockOptions<GetThing66> {
  parseAs?: As & ParseAs;
}

/** List things67. */
export interface ListThings67 extends OperationOf<"listThings67"> {}

/** The options of a call. */
export interface ListThings67Options<As> extends StockOptions<ListThings67> {
  parseAs?: As & ParseAs;
}

/** Create thing67. */
export interface CreateThing67 extends OperationOf<"createThing67"> {}

/** The options of a call. */
export interface CreateThing67Options<As> extends StockOptions<CreateThing67> {
  parseAs?: As & ParseAs;
}

/** Get thing67. */
export interface GetThing67 extends OperationOf<"getThing67"> {}

/** The options of a call. */
export interface GetThing67Options<As> extends StockOptions<GetThing67> {
  parseAs?: As & ParseAs;
}

/** List things68. */
export interface ListThings68 extends OperationOf<"listThings68"> {}

/** The options of a call. */
export interface ListThings68Options<As> extends StockOptions<ListThings68> {
  parseAs?: As & ParseAs;
}

/** Create thing68. */
export interface CreateThing68 extends OperationOf<"createThing68"> {}

/** The options of a call. */
export interface CreateThing68Options<As> extends StockOptions<CreateThing68> {
  parseAs?: As & ParseAs;
}

/** Get thing68. */
export interface GetThing68 extends OperationOf<"getThing68"> {}

/** The options of a call. */
export interface GetThing68Options<As> extends StockOptions<GetThing68> {
  parseAs?: As & ParseAs;
}

/** List things69. */
export interface ListThings69 extends OperationOf<"listThings69"> {}

/** The options of a call. */
export interface ListThings69Options<As> extends StockOptions<ListThings69> {
  parseAs?: As & ParseAs;
}

/** Create thing69. */
export interface CreateThing69 extends OperationOf<"createThing69"> {}

/** The options of a call. */
export interface CreateThing69Options<As> extends StockOptions<CreateThing69> {
  parseAs?: As & ParseAs;
}

/** Get thing69. */
export interface GetThing69 extends OperationOf<"getThing69"> {}

/** The options of a call. */
export interface GetThing69Options<As> extends StockOptions<GetThing69> {
  parseAs?: As & ParseAs;
}

/** List things70. */
export interface ListThings70 extends OperationOf<"listThings70"> {}

/** The options of a call. */
export interface ListThings70Options<As> extends StockOptions<ListThings70> {
  parseAs?: As & ParseAs;
}

/** Create thing70. */
export interface CreateThing70 extends OperationOf<"createThing70"> {}

/** The options of a call. */
export interface CreateThing70Options<As> extends StockOptions<CreateThing70> {
  parseAs?: As & ParseAs;
}

/** Get thing70. */
export interface GetThing70 extends OperationOf<"getThing70"> {}

/** The options of a call. */
export interface GetThing70Options<As> extends StockOptions<GetThing70> {
  parseAs?: As & ParseAs;
}

/** List things71. */
export interface ListThings71 extends OperationOf<"listThings71"> {}

/** The options of a call. */
export interface ListThings71Options<As> extends StockOptions<ListThings71> {
  parseAs?: As & ParseAs;
}

/** Create thing71. */
export interface CreateThing71 extends OperationOf<"createThing71"> {}

/** The options of a call. */
export interface CreateThing71Options<As> extends StockOptions<CreateThing71> {
  parseAs?: As & ParseAs;
}

/** Get thing71. */
export interface GetThing71 extends OperationOf<"getThing71"> {}

/** The options of a call. */
export interface GetThing71Options<As> extends StockOptions<GetThing71> {
  parseAs?: As & ParseAs;
}

/** List things72. */
export interface ListThings72 extends OperationOf<"listThings72"> {}

/** The options of a call. */
export interface ListThings72Options<As> extends StockOptions<ListThings72> {
  parseAs?: As & ParseAs;
}

/** Create thing72. */
export interface CreateThing72 extends OperationOf<"createThing72"> {}

/** The options of a call. */
export interface CreateThing72Options<As> extends StockOptions<CreateThing72> {
  parseAs?: As & ParseAs;
}

/** Get thing72. */
export interface GetThing72 extends OperationOf<"getThing72"> {}

/** The options of a call. */
export interface GetThing72Options<As> extends StockOptions<GetThing72> {
  parseAs?: As & ParseAs;
}

/** List things73. */
export interface ListThings73 extends OperationOf<"listThings73"> {}

/** The options of a call. */
export interface ListThings73Options<As> extends StockOptions<ListThings73> {
  parseAs?: As & ParseAs;
}

/** Create thing73. */
export interface CreateThing73 extends OperationOf<"createThing73"> {}

/** The options of a call. */
export interface CreateThing73Options<As> extends StockOptions<CreateThing73> {
  parseAs?: As & ParseAs;
}

/** Get thing73. */
export interface GetThing73 extends OperationOf<"getThing73"> {}

/** The options of a call. */
export interface GetThing73Options<As> extends StockOptions<GetThing73> {
  parseAs?: As & ParseAs;
}

/** List things74. */
export interface ListThings74 extends OperationOf<"listThings74"> {}

/** The options of a call. */
export interface ListThings74Options<As> extends StockOptions<ListThings74> {
  parseAs?: As & ParseAs;
}

/** Create thing74. */
export interface CreateThing74 extends OperationOf<"createThing74"> {}

/** The options of a call. */
export interface CreateThing74Options<As> extends StockOptions<CreateThing74> {
  parseAs?: As & ParseAs;
}

/** Get thing74. */
export interface GetThing74 extends OperationOf<"getThing74"> {}

/** The options of a call. */
export interface GetThing74Options<As> extends StockOptions<GetThing74> {
  parseAs?: As & ParseAs;
}

/** List things75. */
export interface ListThings75 extends OperationOf<"listThings75"> {}

/** The options of a call. */
export interface ListThings75Options<As> extends StockOptions<ListThings75> {
  parseAs?: As & ParseAs;
}

/** Create thing75. */
export interface CreateThing75 extends OperationOf<"createThing75"> {}

/** The options of a call. */
export interface CreateThing75Options<As> extends StockOptions<CreateThing75> {
  parseAs?: As & ParseAs;
}

/** Get thing75. */
export interface GetThing75 extends OperationOf<"getThing75"> {}

/** The options of a call. */
export interface GetThing75Options<As> extends StockOptions<GetThing75> {
  parseAs?: As & ParseAs;
}

/** List things76. */
export interface ListThings76 extends OperationOf<"listThings76"> {}

/** The options of a call. */
export interface ListThings76Options<As> extends StockOptions<ListThings76> {
  parseAs?: As & ParseAs;
}

/** Create thing76. */
export interface CreateThing76 extends OperationOf<"createThing76"> {}

/** The options of a call. */
export interface CreateThing76Options<As> extends StockOptions<CreateThing76> {
  parseAs?: As & ParseAs;
}

/** Get thing76. */
export interface GetThing76 extends OperationOf<"getThing76"> {}

/** The options of a call. */
export interface GetThing76Options<As> extends StockOptions<GetThing76> {
  parseAs?: As & ParseAs;
}

/** List things77. */
export interface ListThings77 extends OperationOf<"listThings77"> {}

/** The options of a call. */
export interface ListThings77Options<As> extends StockOptions<ListThings77> {
  parseAs?: As & ParseAs;
}

/** Create thing77. */
export interface CreateThing77 extends OperationOf<"createThing77"> {}

/** The options of a call. */
export interface CreateThing77Options<As> extends StockOptions<CreateThing77> {
  parseAs?: As & ParseAs;
}

/** Get thing77. */
export interface GetThing77 extends OperationOf<"getThing77"> {}

/** The options of a call. */
export interface GetThing77Options<As> extends StockOptions<GetThing77> {
  parseAs?: As & ParseAs;
}

/** List things78. */
export interface ListThings78 extends OperationOf<"listThings78"> {}

/** The options of a call. */
export interface ListThings78Options<As> extends StockOptions<ListThings78> {
  parseAs?: As & ParseAs;
}

/** Create thing78. */
export interface CreateThing78 extends OperationOf<"createThing78"> {}

/** The options of a call. */
export interface CreateThing78Options<As> extends StockOptions<CreateThing78> {
  parseAs?: As & ParseAs;
}

/** Get thing78. */
export interface GetThing78 extends OperationOf<"getThing78"> {}

/** The options of a call. */
export interface GetThing78Options<As> extends StockOptions<GetThing78> {
  parseAs?: As & ParseAs;
}

/** List things79. */
export interface ListThings79 extends OperationOf<"listThings79"> {}

/** The options of a call. */
export interface ListThings79Options<As> extends StockOptions<ListThings79> {
  parseAs?: As & ParseAs;
}

/** Create thing79. */
export interface CreateThing79 extends OperationOf<"createThing79"> {}

/** The options of a call. */
export interface CreateThing79Options<As> extends StockOptions<CreateThing79> {
  parseAs?: As & ParseAs;
}

/** Get thing79. */
export interface GetThing79 extends OperationOf<"getThing79"> {}

/** The options of a call. */
export interface GetThing79Options<As> extends StockOptions<GetThing79> {
  parseAs?: As & ParseAs;
}

/** List things80. */
export interface ListThings80 extends OperationOf<"listThings80"> {}

/** The options of a call. */
export interface ListThings80Options<As> extends StockOptions<ListThings80> {
  parseAs?: As & ParseAs;
}

/** Create thing80. */
export interface CreateThing80 extends OperationOf<"createThing80"> {}

/** The options of a call. */
export interface CreateThing80Options<As> extends StockOptions<CreateThing80> {
  parseAs?: As & ParseAs;
}

/** Get thing80. */
export interface GetThing80 extends OperationOf<"getThing80"> {}

/** The options of a call. */
export interface GetThing80Options<As> extends StockOptions<GetThing80> {
  parseAs?: As & ParseAs;
}

/** List things81. */
export interface ListThings81 extends OperationOf<"listThings81"> {}

/** The options of a call. */
export interface ListThings81Options<As> extends StockOptions<ListThings81> {
  parseAs?: As & ParseAs;
}

/** Create thing81. */
export interface CreateThing81 extends OperationOf<"createThing81"> {}

/** The options of a call. */
export interface CreateThing81Options<As> extends StockOptions<CreateThing81> {
  parseAs?: As & ParseAs;
}

/** Get thing81. */
export interface GetThing81 extends OperationOf<"getThing81"> {}

/** The options of a call. */
export interface GetThing81Options<As> extends StockOptions<GetThing81> {
  parseAs?: As & ParseAs;
}

/** List things82. */
export interface ListThings82 extends OperationOf<"listThings82"> {}

/** The options of a call. */
export interface ListThings82Options<As> extends StockOptions<ListThings82> {
  parseAs?: As & ParseAs;
}

/** Create thing82. */
export interface CreateThing82 extends OperationOf<"createThing82"> {}

/** The options of a call. */
export interface CreateThing82Options<As> extends StockOptions<CreateThing82> {
  parseAs?: As & ParseAs;
}

/** Get thing82. */
export interface GetThing82 extends OperationOf<"getThing82"> {}

/** The options of a call. */
export interface GetThing82Options<As> extends StockOptions<GetThing82> {
  parseAs?: As & ParseAs;
}

/** List things83. */
export interface ListThings83 extends OperationOf<"listThings83"> {}

/** The options of a call. */
export interface ListThings83Options<As> extends StockOptions<ListThings83> {
  parseAs?: As & ParseAs;
}

/** Create thing83. */
export interface CreateThing83 extends OperationOf<"createThing83"> {}

/** The options of a call. */
export interface CreateThing83Options<As> extends StockOptions<CreateThing83> {
  parseAs?: As & ParseAs;
}

/** Get thing83. */
export interface GetThing83 extends OperationOf<"getThing83"> {}

/** The options of a call. */
export interface GetThing83Options<As> extends StockOptions<GetThing83> {
  parseAs?: As & ParseAs;
}

/** List things84. */
export interface ListThings84 extends OperationOf<"listThings84"> {}

/** The options of a call. */
export interface ListThings84Options<As> extends StockOptions<ListThings84> {
  parseAs?: As & ParseAs;
}

/** Create thing84. */
export interface CreateThing84 extends OperationOf<"createThing84"> {}

/** The options of a call. */
export interface CreateThing84Options<As> extends StockOptions<CreateThing84> {
  parseAs?: As & ParseAs;
}

/** Get thing84. */
export interface GetThing84 extends OperationOf<"getThing84"> {}

/** The options of a call. */
export interface GetThing84Options<As> extends StockOptions<GetThing84> {
  parseAs?: As & ParseAs;
}

/** List things85. */
export interface ListThings85 extends OperationOf<"listThings85"> {}

/** The options of a call. */
export interface ListThings85Options<As> extends StockOptions<ListThings85> {
  parseAs?: As & ParseAs;
}

/** Create thing85. */
export interface CreateThing85 extends OperationOf<"createThing85"> {}

/** The options of a call. */
export interface CreateThing85Options<As> extends StockOptions<CreateThing85> {
  parseAs?: As & ParseAs;
}

/** Get thing85. */
export interface GetThing85 extends OperationOf<"getThing85"> {}

/** The options of a call. */
export interface GetThing85Options<As> extends StockOptions<GetThing85> {
  parseAs?: As & ParseAs;
}

/** List things86. */
export interface ListThings86 extends OperationOf<"listThings86"> {}

/** The options of a call. */
export interface ListThings86Options<As> extends StockOptions<ListThings86> {
  parseAs?: As & ParseAs;
}

/** Create thing86. */
export interface CreateThing86 extends OperationOf<"createThing86"> {}

/** The options of a call. */
export interface CreateThing86Options<As> extends StockOptions<CreateThing86> {
  parseAs?: As & ParseAs;
}

/** Get thing86. */
export interface GetThing86 extends OperationOf<"getThing86"> {}

/** The options of a call. */
export interface GetThing86Options<As> extends StockOptions<GetThing86> {
  parseAs?: As & ParseAs;
}

/** List things87. */
export interface ListThings87 extends OperationOf<"listThings87"> {}

/** The options of a call. */
export interface ListThings87Options<As> extends StockOptions<ListThings87> {
  parseAs?: As & ParseAs;
}

/** Create thing87. */
export interface CreateThing87 extends OperationOf<"createThing87"> {}

/** The options of a call. */
export interface CreateThing87Options<As> extends StockOptions<CreateThing87> {
  parseAs?: As & ParseAs;
}

/** Get thing87. */
export interface GetThing87 extends OperationOf<"getThing87"> {}

/** The options of a call. */
export interface GetThing87Options<As> extends StockOptions<GetThing87> {
  parseAs?: As & ParseAs;
}

/** List things88. */
export interface ListThings88 extends OperationOf<"listThings88"> {}

/** The options of a call. */
export interface ListThings88Options<As> extends StockOptions<ListThings88> {
  parseAs?: As & ParseAs;
}

/** Create thing88. */
export interface CreateThing88 extends OperationOf<"createThing88"> {}

/** The options of a call. */
export interface CreateThing88Options<As> extends StockOptions<CreateThing88> {
  parseAs?: As & ParseAs;
}

/** Get thing88. */
export interface GetThing88 extends OperationOf<"getThing88"> {}

/** The options of a call. */
export interface GetThing88Options<As> extends StockOptions<GetThing88> {
  parseAs?: As & ParseAs;
}

/** List things89. */
export interface ListThings89 extends OperationOf<"listThings89"> {}

/** The options of a call. */
export interface ListThings89Options<As> extends StockOptions<ListThings89> {
  parseAs?: As & ParseAs;
}

/** Create thing89. */
export interface CreateThing89 extends OperationOf<"createThing89"> {}

/** The options of a call. */
export interface CreateThing89Options<As> extends StockOptions<CreateThing89> {
  parseAs?: As & ParseAs;
}

/** Get thing89. */
export interface GetThing89 extends OperationOf<"getThing89"> {}

/** The options of a call. */
export interface GetThing89Options<As> extends StockOptions<GetThing89> {
  parseAs?: As & ParseAs;
}

/** List things90. */
export interface ListThings90 extends OperationOf<"listThings90"> {}

/** The options of a call. */
export interface ListThings90Options<As> extends StockOptions<ListThings90> {
  parseAs?: As & ParseAs;
}

/** Create thing90. */
export interface CreateThing90 extends OperationOf<"createThing90"> {}

/** The options of a call. */
export interface CreateThing90Options<As> extends StockOptions<CreateThing90> {
  parseAs?: As & ParseAs;
}

/** Get thing90. */
export interface GetThing90 extends OperationOf<"getThing90"> {}

/** The options of a call. */
export interface GetThing90Options<As> extends StockOptions<GetThing90> {
  parseAs?: As & ParseAs;
}

/** List things91. */
export interface ListThings91 extends OperationOf<"listThings91"> {}

/** The options of a call. */
export interface ListThings91Options<As> extends StockOptions<ListThings91> {
  parseAs?: As & ParseAs;
}

/** Create thing91. */
export interface CreateThing91 extends OperationOf<"createThing91"> {}

/** The options of a call. */
export interface CreateThing91Options<As> extends StockOptions<CreateThing91> {
  parseAs?: As & ParseAs;
}

/** Get thing91. */
export interface GetThing91 extends OperationOf<"getThing91"> {}

/** The options of a call. */
export interface GetThing91Options<As> extends StockOptions<GetThing91> {
  parseAs?: As & ParseAs;
}

/** List things92. */
export interface ListThings92 extends OperationOf<"listThings92"> {}

/** The options of a call. */
export interface ListThings92Options<As> extends StockOptions<ListThings92> {
  parseAs?: As & ParseAs;
}

/** Create thing92. */
export interface CreateThing92 extends OperationOf<"createThing92"> {}

/** The options of a call. */
export interface CreateThing92Options<As> extends StockOptions<CreateThing92> {
  parseAs?: As & ParseAs;
}

/** Get thing92. */
export interface GetThing92 extends OperationOf<"getThing92"> {}

/** The options of a call. */
export interface GetThing92Options<As> extends StockOptions<GetThing92> {
  parseAs?: As & ParseAs;
}

/** List things93. */
export interface ListThings93 extends OperationOf<"listThings93"> {}

/** The options of a call. */
export interface ListThings93Options<As> extends StockOptions<ListThings93> {
  parseAs?: As & ParseAs;
}

/** Create thing93. */
export interface CreateThing93 extends OperationOf<"createThing93"> {}

/** The options of a call. */
export interface CreateThing93Options<As> extends StockOptions<CreateThing93> {
  parseAs?: As & ParseAs;
}

/** Get thing93. */
export interface GetThing93 extends OperationOf<"getThing93"> {}

/** The options of a call. */
export interface GetThing93Options<As> extends StockOptions<GetThing93> {
  parseAs?: As & ParseAs;
}

/** List things94. */
export interface ListThings94 extends OperationOf<"listThings94"> {}

/** The options of a call. */
export interface ListThings94Options<As> extends StockOptions<ListThings94> {
  parseAs?: As & ParseAs;
}

/** Create thing94. */
export interface CreateThing94 extends OperationOf<"createThing94"> {}

/** The options of a call. */
export interface CreateThing94Options<As> extends StockOptions<CreateThing94> {
  parseAs?: As & ParseAs;
}

/** Get thing94. */
export interface GetThing94 extends OperationOf<"getThing94"> {}

/** The options of a call. */
export interface GetThing94Options<As> extends StockOptions<GetThing94> {
  parseAs?: As & ParseAs;
}

/** List things95. */
export interface ListThings95 extends OperationOf<"listThings95"> {}

/** The options of a call. */
export interface ListThings95Options<As> extends StockOptions<ListThings95> {
  parseAs?: As & ParseAs;
}

/** Create thing95. */
export interface CreateThing95 extends OperationOf<"createThing95"> {}

/** The options of a call. */
export interface CreateThing95Options<As> extends StockOptions<CreateThing95> {
  parseAs?: As & ParseAs;
}

/** Get thing95. */
export interface GetThing95 extends OperationOf<"getThing95"> {}

/** The options of a call. */
export interface GetThing95Options<As> extends StockOptions<GetThing95> {
  parseAs?: As & ParseAs;
}

/** List things96. */
export interface ListThings96 extends OperationOf<"listThings96"> {}

/** The options of a call. */
export interface ListThings96Options<As> extends StockOptions<ListThings96> {
  parseAs?: As & ParseAs;
}

/** Create thing96. */
export interface CreateThing96 extends OperationOf<"createThing96"> {}

/** The options of a call. */
export interface CreateThing96Options<As> extends StockOptions<CreateThing96> {
  parseAs?: As & ParseAs;
}

/** Get thing96. */
export interface GetThing96 extends OperationOf<"getThing96"> {}

/** The options of a call. */
export interface GetThing96Options<As> extends StockOptions<GetThing96> {
  parseAs?: As & ParseAs;
}

/** List things97. */
export interface ListThings97 extends OperationOf<"listThings97"> {}

/** The options of a call. */
export interface ListThings97Options<As> extends StockOptions<ListThings97> {
  parseAs?: As & ParseAs;
}

/** Create thing97. */
export interface CreateThing97 extends OperationOf<"createThing97"> {}

/** The options of a call. */
export interface CreateThing97Options<As> extends StockOptions<CreateThing97> {
  parseAs?: As & ParseAs;
}

/** Get thing97. */
export interface GetThing97 extends OperationOf<"getThing97"> {}

/** The options of a call. */
export interface GetThing97Options<As> extends StockOptions<GetThing97> {
  parseAs?: As & ParseAs;
}

/** List things98. */
export interface ListThings98 extends OperationOf<"listThings98"> {}

/** The options of a call. */
export interface ListThings98Options<As> extends StockOptions<ListThings98> {
  parseAs?: As & ParseAs;
}

/** Create thing98. */
export interface CreateThing98 extends OperationOf<"createThing98"> {}

/** The options of a call. */
export interface CreateThing98Options<As> extends StockOptions<CreateThing98> {
  parseAs?: As & ParseAs;
}

/** Get thing98. */
export interface GetThing98 extends OperationOf<"getThing98"> {}

/** The options of a call. */
export interface GetThing98Options<As> extends StockOptions<GetThing98> {
  parseAs?: As & ParseAs;
}

/** List things99. */
export interface ListThings99 extends OperationOf<"listThings99"> {}

/** The options of a call. */
export interface ListThings99Options<As> extends StockOptions<ListThings99> {
  parseAs?: As & ParseAs;
}

/** Create thing99. */
export interface CreateThing99 extends OperationOf<"createThing99"> {}

/** The options of a call. */
export interface CreateThing99Options<As> extends StockOptions<CreateThing99> {
  parseAs?: As & ParseAs;
}

/** Get thing99. */
export interface GetThing99 extends OperationOf<"getThing99"> {}

/** The options of a call. */
export interface GetThing99Options<As> extends StockOptions<GetThing99> {
  parseAs?: As & ParseAs;
}

/** List things100. */
export interface ListThings100 extends OperationOf<"listThings100"> {}

/** The options of a call. */
export interface ListThings100Options<As> extends StockOptions<ListThings100> {
  parseAs?: As & ParseAs;
}

/** Create thing100. */
export interface CreateThing100 extends OperationOf<"createThing100"> {}

/** The options of a call. */
export interface CreateThing100Options<As> extends StockOptions<CreateThing100> {
  parseAs?: As & ParseAs;
}

/** Get thing100. */
export interface GetThing100 extends OperationOf<"getThing100"> {}

/** The options of a call. */
export interface GetThing100Options<As> extends StockOptions<GetThing100> {
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
   * - **Interpretation:** If no monitor has the identifier, the response is that example; the specification does not name the operation that it is of.
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
  /**
   * List things1.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things1", options?: ListThings1Options<As> & Options): Promise<CallResult<ListThings1, As, Throws>>;
  /**
   * Get thing1.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things1/{id}", options: GetThing1Options<As> & Options): Promise<CallResult<GetThing1, As, Throws>>;
  /**
   * List things2.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things2", options?: ListThings2Options<As> & Options): Promise<CallResult<ListThings2, As, Throws>>;
  /**
   * Get thing2.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things2/{id}", options: GetThing2Options<As> & Options): Promise<CallResult<GetThing2, As, Throws>>;
  /**
   * List things3.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things3", options?: ListThings3Options<As> & Options): Promise<CallResult<ListThings3, As, Throws>>;
  /**
   * Get thing3.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things3/{id}", options: GetThing3Options<As> & Options): Promise<CallResult<GetThing3, As, Throws>>;
  /**
   * List things4.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things4", options?: ListThings4Options<As> & Options): Promise<CallResult<ListThings4, As, Throws>>;
  /**
   * Get thing4.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things4/{id}", options: GetThing4Options<As> & Options): Promise<CallResult<GetThing4, As, Throws>>;
  /**
   * List things5.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things5", options?: ListThings5Options<As> & Options): Promise<CallResult<ListThings5, As, Throws>>;
  /**
   * Get thing5.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things5/{id}", options: GetThing5Options<As> & Options): Promise<CallResult<GetThing5, As, Throws>>;
  /**
   * List things6.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things6", options?: ListThings6Options<As> & Options): Promise<CallResult<ListThings6, As, Throws>>;
  /**
   * Get thing6.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things6/{id}", options: GetThing6Options<As> & Options): Promise<CallResult<GetThing6, As, Throws>>;
  /**
   * List things7.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things7", options?: ListThings7Options<As> & Options): Promise<CallResult<ListThings7, As, Throws>>;
  /**
   * Get thing7.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things7/{id}", options: GetThing7Options<As> & Options): Promise<CallResult<GetThing7, As, Throws>>;
  /**
   * List things8.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things8", options?: ListThings8Options<As> & Options): Promise<CallResult<ListThings8, As, Throws>>;
  /**
   * Get thing8.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things8/{id}", options: GetThing8Options<As> & Options): Promise<CallResult<GetThing8, As, Throws>>;
  /**
   * List things9.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things9", options?: ListThings9Options<As> & Options): Promise<CallResult<ListThings9, As, Throws>>;
  /**
   * Get thing9.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things9/{id}", options: GetThing9Options<As> & Options): Promise<CallResult<GetThing9, As, Throws>>;
  /**
   * List things10.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things10", options?: ListThings10Options<As> & Options): Promise<CallResult<ListThings10, As, Throws>>;
  /**
   * Get thing10.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things10/{id}", options: GetThing10Options<As> & Options): Promise<CallResult<GetThing10, As, Throws>>;
  /**
   * List things11.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things11", options?: ListThings11Options<As> & Options): Promise<CallResult<ListThings11, As, Throws>>;
  /**
   * Get thing11.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things11/{id}", options: GetThing11Options<As> & Options): Promise<CallResult<GetThing11, As, Throws>>;
  /**
   * List things12.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things12", options?: ListThings12Options<As> & Options): Promise<CallResult<ListThings12, As, Throws>>;
  /**
   * Get thing12.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things12/{id}", options: GetThing12Options<As> & Options): Promise<CallResult<GetThing12, As, Throws>>;
  /**
   * List things13.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things13", options?: ListThings13Options<As> & Options): Promise<CallResult<ListThings13, As, Throws>>;
  /**
   * Get thing13.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things13/{id}", options: GetThing13Options<As> & Options): Promise<CallResult<GetThing13, As, Throws>>;
  /**
   * List things14.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things14", options?: ListThings14Options<As> & Options): Promise<CallResult<ListThings14, As, Throws>>;
  /**
   * Get thing14.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things14/{id}", options: GetThing14Options<As> & Options): Promise<CallResult<GetThing14, As, Throws>>;
  /**
   * List things15.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things15", options?: ListThings15Options<As> & Options): Promise<CallResult<ListThings15, As, Throws>>;
  /**
   * Get thing15.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things15/{id}", options: GetThing15Options<As> & Options): Promise<CallResult<GetThing15, As, Throws>>;
  /**
   * List things16.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things16", options?: ListThings16Options<As> & Options): Promise<CallResult<ListThings16, As, Throws>>;
  /**
   * Get thing16.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things16/{id}", options: GetThing16Options<As> & Options): Promise<CallResult<GetThing16, As, Throws>>;
  /**
   * List things17.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things17", options?: ListThings17Options<As> & Options): Promise<CallResult<ListThings17, As, Throws>>;
  /**
   * Get thing17.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things17/{id}", options: GetThing17Options<As> & Options): Promise<CallResult<GetThing17, As, Throws>>;
  /**
   * List things18.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things18", options?: ListThings18Options<As> & Options): Promise<CallResult<ListThings18, As, Throws>>;
  /**
   * Get thing18.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things18/{id}", options: GetThing18Options<As> & Options): Promise<CallResult<GetThing18, As, Throws>>;
  /**
   * List things19.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things19", options?: ListThings19Options<As> & Options): Promise<CallResult<ListThings19, As, Throws>>;
  /**
   * Get thing19.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things19/{id}", options: GetThing19Options<As> & Options): Promise<CallResult<GetThing19, As, Throws>>;
  /**
   * List things20.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things20", options?: ListThings20Options<As> & Options): Promise<CallResult<ListThings20, As, Throws>>;
  /**
   * Get thing20.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things20/{id}", options: GetThing20Options<As> & Options): Promise<CallResult<GetThing20, As, Throws>>;
  /**
   * List things21.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things21", options?: ListThings21Options<As> & Options): Promise<CallResult<ListThings21, As, Throws>>;
  /**
   * Get thing21.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things21/{id}", options: GetThing21Options<As> & Options): Promise<CallResult<GetThing21, As, Throws>>;
  /**
   * List things22.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things22", options?: ListThings22Options<As> & Options): Promise<CallResult<ListThings22, As, Throws>>;
  /**
   * Get thing22.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things22/{id}", options: GetThing22Options<As> & Options): Promise<CallResult<GetThing22, As, Throws>>;
  /**
   * List things23.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things23", options?: ListThings23Options<As> & Options): Promise<CallResult<ListThings23, As, Throws>>;
  /**
   * Get thing23.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things23/{id}", options: GetThing23Options<As> & Options): Promise<CallResult<GetThing23, As, Throws>>;
  /**
   * List things24.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things24", options?: ListThings24Options<As> & Options): Promise<CallResult<ListThings24, As, Throws>>;
  /**
   * Get thing24.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things24/{id}", options: GetThing24Options<As> & Options): Promise<CallResult<GetThing24, As, Throws>>;
  /**
   * List things25.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things25", options?: ListThings25Options<As> & Options): Promise<CallResult<ListThings25, As, Throws>>;
  /**
   * Get thing25.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things25/{id}", options: GetThing25Options<As> & Options): Promise<CallResult<GetThing25, As, Throws>>;
  /**
   * List things26.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things26", options?: ListThings26Options<As> & Options): Promise<CallResult<ListThings26, As, Throws>>;
  /**
   * Get thing26.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things26/{id}", options: GetThing26Options<As> & Options): Promise<CallResult<GetThing26, As, Throws>>;
  /**
   * List things27.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things27", options?: ListThings27Options<As> & Options): Promise<CallResult<ListThings27, As, Throws>>;
  /**
   * Get thing27.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things27/{id}", options: GetThing27Options<As> & Options): Promise<CallResult<GetThing27, As, Throws>>;
  /**
   * List things28.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things28", options?: ListThings28Options<As> & Options): Promise<CallResult<ListThings28, As, Throws>>;
  /**
   * Get thing28.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things28/{id}", options: GetThing28Options<As> & Options): Promise<CallResult<GetThing28, As, Throws>>;
  /**
   * List things29.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things29", options?: ListThings29Options<As> & Options): Promise<CallResult<ListThings29, As, Throws>>;
  /**
   * Get thing29.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things29/{id}", options: GetThing29Options<As> & Options): Promise<CallResult<GetThing29, As, Throws>>;
  /**
   * List things30.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things30", options?: ListThings30Options<As> & Options): Promise<CallResult<ListThings30, As, Throws>>;
  /**
   * Get thing30.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things30/{id}", options: GetThing30Options<As> & Options): Promise<CallResult<GetThing30, As, Throws>>;
  /**
   * List things31.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things31", options?: ListThings31Options<As> & Options): Promise<CallResult<ListThings31, As, Throws>>;
  /**
   * Get thing31.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things31/{id}", options: GetThing31Options<As> & Options): Promise<CallResult<GetThing31, As, Throws>>;
  /**
   * List things32.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things32", options?: ListThings32Options<As> & Options): Promise<CallResult<ListThings32, As, Throws>>;
  /**
   * Get thing32.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things32/{id}", options: GetThing32Options<As> & Options): Promise<CallResult<GetThing32, As, Throws>>;
  /**
   * List things33.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things33", options?: ListThings33Options<As> & Options): Promise<CallResult<ListThings33, As, Throws>>;
  /**
   * Get thing33.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things33/{id}", options: GetThing33Options<As> & Options): Promise<CallResult<GetThing33, As, Throws>>;
  /**
   * List things34.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things34", options?: ListThings34Options<As> & Options): Promise<CallResult<ListThings34, As, Throws>>;
  /**
   * Get thing34.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things34/{id}", options: GetThing34Options<As> & Options): Promise<CallResult<GetThing34, As, Throws>>;
  /**
   * List things35.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things35", options?: ListThings35Options<As> & Options): Promise<CallResult<ListThings35, As, Throws>>;
  /**
   * Get thing35.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things35/{id}", options: GetThing35Options<As> & Options): Promise<CallResult<GetThing35, As, Throws>>;
  /**
   * List things36.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things36", options?: ListThings36Options<As> & Options): Promise<CallResult<ListThings36, As, Throws>>;
  /**
   * Get thing36.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things36/{id}", options: GetThing36Options<As> & Options): Promise<CallResult<GetThing36, As, Throws>>;
  /**
   * List things37.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things37", options?: ListThings37Options<As> & Options): Promise<CallResult<ListThings37, As, Throws>>;
  /**
   * Get thing37.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things37/{id}", options: GetThing37Options<As> & Options): Promise<CallResult<GetThing37, As, Throws>>;
  /**
   * List things38.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things38", options?: ListThings38Options<As> & Options): Promise<CallResult<ListThings38, As, Throws>>;
  /**
   * Get thing38.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things38/{id}", options: GetThing38Options<As> & Options): Promise<CallResult<GetThing38, As, Throws>>;
  /**
   * List things39.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things39", options?: ListThings39Options<As> & Options): Promise<CallResult<ListThings39, As, Throws>>;
  /**
   * Get thing39.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things39/{id}", options: GetThing39Options<As> & Options): Promise<CallResult<GetThing39, As, Throws>>;
  /**
   * List things40.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things40", options?: ListThings40Options<As> & Options): Promise<CallResult<ListThings40, As, Throws>>;
  /**
   * Get thing40.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things40/{id}", options: GetThing40Options<As> & Options): Promise<CallResult<GetThing40, As, Throws>>;
  /**
   * List things41.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things41", options?: ListThings41Options<As> & Options): Promise<CallResult<ListThings41, As, Throws>>;
  /**
   * Get thing41.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things41/{id}", options: GetThing41Options<As> & Options): Promise<CallResult<GetThing41, As, Throws>>;
  /**
   * List things42.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things42", options?: ListThings42Options<As> & Options): Promise<CallResult<ListThings42, As, Throws>>;
  /**
   * Get thing42.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things42/{id}", options: GetThing42Options<As> & Options): Promise<CallResult<GetThing42, As, Throws>>;
  /**
   * List things43.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things43", options?: ListThings43Options<As> & Options): Promise<CallResult<ListThings43, As, Throws>>;
  /**
   * Get thing43.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things43/{id}", options: GetThing43Options<As> & Options): Promise<CallResult<GetThing43, As, Throws>>;
  /**
   * List things44.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things44", options?: ListThings44Options<As> & Options): Promise<CallResult<ListThings44, As, Throws>>;
  /**
   * Get thing44.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things44/{id}", options: GetThing44Options<As> & Options): Promise<CallResult<GetThing44, As, Throws>>;
  /**
   * List things45.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things45", options?: ListThings45Options<As> & Options): Promise<CallResult<ListThings45, As, Throws>>;
  /**
   * Get thing45.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things45/{id}", options: GetThing45Options<As> & Options): Promise<CallResult<GetThing45, As, Throws>>;
  /**
   * List things46.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things46", options?: ListThings46Options<As> & Options): Promise<CallResult<ListThings46, As, Throws>>;
  /**
   * Get thing46.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things46/{id}", options: GetThing46Options<As> & Options): Promise<CallResult<GetThing46, As, Throws>>;
  /**
   * List things47.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things47", options?: ListThings47Options<As> & Options): Promise<CallResult<ListThings47, As, Throws>>;
  /**
   * Get thing47.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things47/{id}", options: GetThing47Options<As> & Options): Promise<CallResult<GetThing47, As, Throws>>;
  /**
   * List things48.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things48", options?: ListThings48Options<As> & Options): Promise<CallResult<ListThings48, As, Throws>>;
  /**
   * Get thing48.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things48/{id}", options: GetThing48Options<As> & Options): Promise<CallResult<GetThing48, As, Throws>>;
  /**
   * List things49.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things49", options?: ListThings49Options<As> & Options): Promise<CallResult<ListThings49, As, Throws>>;
  /**
   * Get thing49.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things49/{id}", options: GetThing49Options<As> & Options): Promise<CallResult<GetThing49, As, Throws>>;
  /**
   * List things50.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things50", options?: ListThings50Options<As> & Options): Promise<CallResult<ListThings50, As, Throws>>;
  /**
   * Get thing50.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things50/{id}", options: GetThing50Options<As> & Options): Promise<CallResult<GetThing50, As, Throws>>;
  /**
   * List things51.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things51", options?: ListThings51Options<As> & Options): Promise<CallResult<ListThings51, As, Throws>>;
  /**
   * Get thing51.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things51/{id}", options: GetThing51Options<As> & Options): Promise<CallResult<GetThing51, As, Throws>>;
  /**
   * List things52.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things52", options?: ListThings52Options<As> & Options): Promise<CallResult<ListThings52, As, Throws>>;
  /**
   * Get thing52.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things52/{id}", options: GetThing52Options<As> & Options): Promise<CallResult<GetThing52, As, Throws>>;
  /**
   * List things53.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things53", options?: ListThings53Options<As> & Options): Promise<CallResult<ListThings53, As, Throws>>;
  /**
   * Get thing53.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things53/{id}", options: GetThing53Options<As> & Options): Promise<CallResult<GetThing53, As, Throws>>;
  /**
   * List things54.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things54", options?: ListThings54Options<As> & Options): Promise<CallResult<ListThings54, As, Throws>>;
  /**
   * Get thing54.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things54/{id}", options: GetThing54Options<As> & Options): Promise<CallResult<GetThing54, As, Throws>>;
  /**
   * List things55.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things55", options?: ListThings55Options<As> & Options): Promise<CallResult<ListThings55, As, Throws>>;
  /**
   * Get thing55.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things55/{id}", options: GetThing55Options<As> & Options): Promise<CallResult<GetThing55, As, Throws>>;
  /**
   * List things56.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things56", options?: ListThings56Options<As> & Options): Promise<CallResult<ListThings56, As, Throws>>;
  /**
   * Get thing56.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things56/{id}", options: GetThing56Options<As> & Options): Promise<CallResult<GetThing56, As, Throws>>;
  /**
   * List things57.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things57", options?: ListThings57Options<As> & Options): Promise<CallResult<ListThings57, As, Throws>>;
  /**
   * Get thing57.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things57/{id}", options: GetThing57Options<As> & Options): Promise<CallResult<GetThing57, As, Throws>>;
  /**
   * List things58.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things58", options?: ListThings58Options<As> & Options): Promise<CallResult<ListThings58, As, Throws>>;
  /**
   * Get thing58.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things58/{id}", options: GetThing58Options<As> & Options): Promise<CallResult<GetThing58, As, Throws>>;
  /**
   * List things59.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things59", options?: ListThings59Options<As> & Options): Promise<CallResult<ListThings59, As, Throws>>;
  /**
   * Get thing59.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things59/{id}", options: GetThing59Options<As> & Options): Promise<CallResult<GetThing59, As, Throws>>;
  /**
   * List things60.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things60", options?: ListThings60Options<As> & Options): Promise<CallResult<ListThings60, As, Throws>>;
  /**
   * Get thing60.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things60/{id}", options: GetThing60Options<As> & Options): Promise<CallResult<GetThing60, As, Throws>>;
  /**
   * List things61.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things61", options?: ListThings61Options<As> & Options): Promise<CallResult<ListThings61, As, Throws>>;
  /**
   * Get thing61.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things61/{id}", options: GetThing61Options<As> & Options): Promise<CallResult<GetThing61, As, Throws>>;
  /**
   * List things62.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things62", options?: ListThings62Options<As> & Options): Promise<CallResult<ListThings62, As, Throws>>;
  /**
   * Get thing62.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things62/{id}", options: GetThing62Options<As> & Options): Promise<CallResult<GetThing62, As, Throws>>;
  /**
   * List things63.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things63", options?: ListThings63Options<As> & Options): Promise<CallResult<ListThings63, As, Throws>>;
  /**
   * Get thing63.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things63/{id}", options: GetThing63Options<As> & Options): Promise<CallResult<GetThing63, As, Throws>>;
  /**
   * List things64.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things64", options?: ListThings64Options<As> & Options): Promise<CallResult<ListThings64, As, Throws>>;
  /**
   * Get thing64.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things64/{id}", options: GetThing64Options<As> & Options): Promise<CallResult<GetThing64, As, Throws>>;
  /**
   * List things65.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things65", options?: ListThings65Options<As> & Options): Promise<CallResult<ListThings65, As, Throws>>;
  /**
   * Get thing65.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things65/{id}", options: GetThing65Options<As> & Options): Promise<CallResult<GetThing65, As, Throws>>;
  /**
   * List things66.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things66", options?: ListThings66Options<As> & Options): Promise<CallResult<ListThings66, As, Throws>>;
  /**
   * Get thing66.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things66/{id}", options: GetThing66Options<As> & Options): Promise<CallResult<GetThing66, As, Throws>>;
  /**
   * List things67.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things67", options?: ListThings67Options<As> & Options): Promise<CallResult<ListThings67, As, Throws>>;
  /**
   * Get thing67.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things67/{id}", options: GetThing67Options<As> & Options): Promise<CallResult<GetThing67, As, Throws>>;
  /**
   * List things68.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things68", options?: ListThings68Options<As> & Options): Promise<CallResult<ListThings68, As, Throws>>;
  /**
   * Get thing68.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things68/{id}", options: GetThing68Options<As> & Options): Promise<CallResult<GetThing68, As, Throws>>;
  /**
   * List things69.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things69", options?: ListThings69Options<As> & Options): Promise<CallResult<ListThings69, As, Throws>>;
  /**
   * Get thing69.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things69/{id}", options: GetThing69Options<As> & Options): Promise<CallResult<GetThing69, As, Throws>>;
  /**
   * List things70.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things70", options?: ListThings70Options<As> & Options): Promise<CallResult<ListThings70, As, Throws>>;
  /**
   * Get thing70.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things70/{id}", options: GetThing70Options<As> & Options): Promise<CallResult<GetThing70, As, Throws>>;
  /**
   * List things71.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things71", options?: ListThings71Options<As> & Options): Promise<CallResult<ListThings71, As, Throws>>;
  /**
   * Get thing71.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things71/{id}", options: GetThing71Options<As> & Options): Promise<CallResult<GetThing71, As, Throws>>;
  /**
   * List things72.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things72", options?: ListThings72Options<As> & Options): Promise<CallResult<ListThings72, As, Throws>>;
  /**
   * Get thing72.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things72/{id}", options: GetThing72Options<As> & Options): Promise<CallResult<GetThing72, As, Throws>>;
  /**
   * List things73.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things73", options?: ListThings73Options<As> & Options): Promise<CallResult<ListThings73, As, Throws>>;
  /**
   * Get thing73.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things73/{id}", options: GetThing73Options<As> & Options): Promise<CallResult<GetThing73, As, Throws>>;
  /**
   * List things74.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things74", options?: ListThings74Options<As> & Options): Promise<CallResult<ListThings74, As, Throws>>;
  /**
   * Get thing74.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things74/{id}", options: GetThing74Options<As> & Options): Promise<CallResult<GetThing74, As, Throws>>;
  /**
   * List things75.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things75", options?: ListThings75Options<As> & Options): Promise<CallResult<ListThings75, As, Throws>>;
  /**
   * Get thing75.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things75/{id}", options: GetThing75Options<As> & Options): Promise<CallResult<GetThing75, As, Throws>>;
  /**
   * List things76.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things76", options?: ListThings76Options<As> & Options): Promise<CallResult<ListThings76, As, Throws>>;
  /**
   * Get thing76.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things76/{id}", options: GetThing76Options<As> & Options): Promise<CallResult<GetThing76, As, Throws>>;
  /**
   * List things77.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things77", options?: ListThings77Options<As> & Options): Promise<CallResult<ListThings77, As, Throws>>;
  /**
   * Get thing77.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things77/{id}", options: GetThing77Options<As> & Options): Promise<CallResult<GetThing77, As, Throws>>;
  /**
   * List things78.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things78", options?: ListThings78Options<As> & Options): Promise<CallResult<ListThings78, As, Throws>>;
  /**
   * Get thing78.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things78/{id}", options: GetThing78Options<As> & Options): Promise<CallResult<GetThing78, As, Throws>>;
  /**
   * List things79.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things79", options?: ListThings79Options<As> & Options): Promise<CallResult<ListThings79, As, Throws>>;
  /**
   * Get thing79.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things79/{id}", options: GetThing79Options<As> & Options): Promise<CallResult<GetThing79, As, Throws>>;
  /**
   * List things80.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things80", options?: ListThings80Options<As> & Options): Promise<CallResult<ListThings80, As, Throws>>;
  /**
   * Get thing80.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things80/{id}", options: GetThing80Options<As> & Options): Promise<CallResult<GetThing80, As, Throws>>;
  /**
   * List things81.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things81", options?: ListThings81Options<As> & Options): Promise<CallResult<ListThings81, As, Throws>>;
  /**
   * Get thing81.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things81/{id}", options: GetThing81Options<As> & Options): Promise<CallResult<GetThing81, As, Throws>>;
  /**
   * List things82.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things82", options?: ListThings82Options<As> & Options): Promise<CallResult<ListThings82, As, Throws>>;
  /**
   * Get thing82.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things82/{id}", options: GetThing82Options<As> & Options): Promise<CallResult<GetThing82, As, Throws>>;
  /**
   * List things83.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things83", options?: ListThings83Options<As> & Options): Promise<CallResult<ListThings83, As, Throws>>;
  /**
   * Get thing83.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things83/{id}", options: GetThing83Options<As> & Options): Promise<CallResult<GetThing83, As, Throws>>;
  /**
   * List things84.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things84", options?: ListThings84Options<As> & Options): Promise<CallResult<ListThings84, As, Throws>>;
  /**
   * Get thing84.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things84/{id}", options: GetThing84Options<As> & Options): Promise<CallResult<GetThing84, As, Throws>>;
  /**
   * List things85.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things85", options?: ListThings85Options<As> & Options): Promise<CallResult<ListThings85, As, Throws>>;
  /**
   * Get thing85.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things85/{id}", options: GetThing85Options<As> & Options): Promise<CallResult<GetThing85, As, Throws>>;
  /**
   * List things86.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things86", options?: ListThings86Options<As> & Options): Promise<CallResult<ListThings86, As, Throws>>;
  /**
   * Get thing86.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things86/{id}", options: GetThing86Options<As> & Options): Promise<CallResult<GetThing86, As, Throws>>;
  /**
   * List things87.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things87", options?: ListThings87Options<As> & Options): Promise<CallResult<ListThings87, As, Throws>>;
  /**
   * Get thing87.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things87/{id}", options: GetThing87Options<As> & Options): Promise<CallResult<GetThing87, As, Throws>>;
  /**
   * List things88.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things88", options?: ListThings88Options<As> & Options): Promise<CallResult<ListThings88, As, Throws>>;
  /**
   * Get thing88.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things88/{id}", options: GetThing88Options<As> & Options): Promise<CallResult<GetThing88, As, Throws>>;
  /**
   * List things89.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things89", options?: ListThings89Options<As> & Options): Promise<CallResult<ListThings89, As, Throws>>;
  /**
   * Get thing89.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things89/{id}", options: GetThing89Options<As> & Options): Promise<CallResult<GetThing89, As, Throws>>;
  /**
   * List things90.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things90", options?: ListThings90Options<As> & Options): Promise<CallResult<ListThings90, As, Throws>>;
  /**
   * Get thing90.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things90/{id}", options: GetThing90Options<As> & Options): Promise<CallResult<GetThing90, As, Throws>>;
  /**
   * List things91.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things91", options?: ListThings91Options<As> & Options): Promise<CallResult<ListThings91, As, Throws>>;
  /**
   * Get thing91.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things91/{id}", options: GetThing91Options<As> & Options): Promise<CallResult<GetThing91, As, Throws>>;
  /**
   * List things92.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things92", options?: ListThings92Options<As> & Options): Promise<CallResult<ListThings92, As, Throws>>;
  /**
   * Get thing92.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things92/{id}", options: GetThing92Options<As> & Options): Promise<CallResult<GetThing92, As, Throws>>;
  /**
   * List things93.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things93", options?: ListThings93Options<As> & Options): Promise<CallResult<ListThings93, As, Throws>>;
  /**
   * Get thing93.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things93/{id}", options: GetThing93Options<As> & Options): Promise<CallResult<GetThing93, As, Throws>>;
  /**
   * List things94.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things94", options?: ListThings94Options<As> & Options): Promise<CallResult<ListThings94, As, Throws>>;
  /**
   * Get thing94.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things94/{id}", options: GetThing94Options<As> & Options): Promise<CallResult<GetThing94, As, Throws>>;
  /**
   * List things95.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things95", options?: ListThings95Options<As> & Options): Promise<CallResult<ListThings95, As, Throws>>;
  /**
   * Get thing95.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things95/{id}", options: GetThing95Options<As> & Options): Promise<CallResult<GetThing95, As, Throws>>;
  /**
   * List things96.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things96", options?: ListThings96Options<As> & Options): Promise<CallResult<ListThings96, As, Throws>>;
  /**
   * Get thing96.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things96/{id}", options: GetThing96Options<As> & Options): Promise<CallResult<GetThing96, As, Throws>>;
  /**
   * List things97.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things97", options?: ListThings97Options<As> & Options): Promise<CallResult<ListThings97, As, Throws>>;
  /**
   * Get thing97.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things97/{id}", options: GetThing97Options<As> & Options): Promise<CallResult<GetThing97, As, Throws>>;
  /**
   * List things98.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things98", options?: ListThings98Options<As> & Options): Promise<CallResult<ListThings98, As, Throws>>;
  /**
   * Get thing98.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things98/{id}", options: GetThing98Options<As> & Options): Promise<CallResult<GetThing98, As, Throws>>;
  /**
   * List things99.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things99", options?: ListThings99Options<As> & Options): Promise<CallResult<ListThings99, As, Throws>>;
  /**
   * Get thing99.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things99/{id}", options: GetThing99Options<As> & Options): Promise<CallResult<GetThing99, As, Throws>>;
  /**
   * List things100.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things100", options?: ListThings100Options<As> & Options): Promise<CallResult<ListThings100, As, Throws>>;
  /**
   * Get thing100.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things100/{id}", options: GetThing100Options<As> & Options): Promise<CallResult<GetThing100, As, Throws>>;
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
  /**
   * Create thing1.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things1", options: CreateThing1Options<As> & Options): Promise<CallResult<CreateThing1, As, Throws>>;
  /**
   * Create thing2.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things2", options: CreateThing2Options<As> & Options): Promise<CallResult<CreateThing2, As, Throws>>;
  /**
   * Create thing3.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things3", options: CreateThing3Options<As> & Options): Promise<CallResult<CreateThing3, As, Throws>>;
  /**
   * Create thing4.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things4", options: CreateThing4Options<As> & Options): Promise<CallResult<CreateThing4, As, Throws>>;
  /**
   * Create thing5.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things5", options: CreateThing5Options<As> & Options): Promise<CallResult<CreateThing5, As, Throws>>;
  /**
   * Create thing6.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things6", options: CreateThing6Options<As> & Options): Promise<CallResult<CreateThing6, As, Throws>>;
  /**
   * Create thing7.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things7", options: CreateThing7Options<As> & Options): Promise<CallResult<CreateThing7, As, Throws>>;
  /**
   * Create thing8.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things8", options: CreateThing8Options<As> & Options): Promise<CallResult<CreateThing8, As, Throws>>;
  /**
   * Create thing9.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things9", options: CreateThing9Options<As> & Options): Promise<CallResult<CreateThing9, As, Throws>>;
  /**
   * Create thing10.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things10", options: CreateThing10Options<As> & Options): Promise<CallResult<CreateThing10, As, Throws>>;
  /**
   * Create thing11.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things11", options: CreateThing11Options<As> & Options): Promise<CallResult<CreateThing11, As, Throws>>;
  /**
   * Create thing12.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things12", options: CreateThing12Options<As> & Options): Promise<CallResult<CreateThing12, As, Throws>>;
  /**
   * Create thing13.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things13", options: CreateThing13Options<As> & Options): Promise<CallResult<CreateThing13, As, Throws>>;
  /**
   * Create thing14.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things14", options: CreateThing14Options<As> & Options): Promise<CallResult<CreateThing14, As, Throws>>;
  /**
   * Create thing15.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things15", options: CreateThing15Options<As> & Options): Promise<CallResult<CreateThing15, As, Throws>>;
  /**
   * Create thing16.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things16", options: CreateThing16Options<As> & Options): Promise<CallResult<CreateThing16, As, Throws>>;
  /**
   * Create thing17.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things17", options: CreateThing17Options<As> & Options): Promise<CallResult<CreateThing17, As, Throws>>;
  /**
   * Create thing18.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things18", options: CreateThing18Options<As> & Options): Promise<CallResult<CreateThing18, As, Throws>>;
  /**
   * Create thing19.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things19", options: CreateThing19Options<As> & Options): Promise<CallResult<CreateThing19, As, Throws>>;
  /**
   * Create thing20.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things20", options: CreateThing20Options<As> & Options): Promise<CallResult<CreateThing20, As, Throws>>;
  /**
   * Create thing21.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things21", options: CreateThing21Options<As> & Options): Promise<CallResult<CreateThing21, As, Throws>>;
  /**
   * Create thing22.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things22", options: CreateThing22Options<As> & Options): Promise<CallResult<CreateThing22, As, Throws>>;
  /**
   * Create thing23.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things23", options: CreateThing23Options<As> & Options): Promise<CallResult<CreateThing23, As, Throws>>;
  /**
   * Create thing24.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things24", options: CreateThing24Options<As> & Options): Promise<CallResult<CreateThing24, As, Throws>>;
  /**
   * Create thing25.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things25", options: CreateThing25Options<As> & Options): Promise<CallResult<CreateThing25, As, Throws>>;
  /**
   * Create thing26.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things26", options: CreateThing26Options<As> & Options): Promise<CallResult<CreateThing26, As, Throws>>;
  /**
   * Create thing27.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things27", options: CreateThing27Options<As> & Options): Promise<CallResult<CreateThing27, As, Throws>>;
  /**
   * Create thing28.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things28", options: CreateThing28Options<As> & Options): Promise<CallResult<CreateThing28, As, Throws>>;
  /**
   * Create thing29.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things29", options: CreateThing29Options<As> & Options): Promise<CallResult<CreateThing29, As, Throws>>;
  /**
   * Create thing30.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things30", options: CreateThing30Options<As> & Options): Promise<CallResult<CreateThing30, As, Throws>>;
  /**
   * Create thing31.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things31", options: CreateThing31Options<As> & Options): Promise<CallResult<CreateThing31, As, Throws>>;
  /**
   * Create thing32.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things32", options: CreateThing32Options<As> & Options): Promise<CallResult<CreateThing32, As, Throws>>;
  /**
   * Create thing33.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things33", options: CreateThing33Options<As> & Options): Promise<CallResult<CreateThing33, As, Throws>>;
  /**
   * Create thing34.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things34", options: CreateThing34Options<As> & Options): Promise<CallResult<CreateThing34, As, Throws>>;
  /**
   * Create thing35.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things35", options: CreateThing35Options<As> & Options): Promise<CallResult<CreateThing35, As, Throws>>;
  /**
   * Create thing36.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things36", options: CreateThing36Options<As> & Options): Promise<CallResult<CreateThing36, As, Throws>>;
  /**
   * Create thing37.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things37", options: CreateThing37Options<As> & Options): Promise<CallResult<CreateThing37, As, Throws>>;
  /**
   * Create thing38.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things38", options: CreateThing38Options<As> & Options): Promise<CallResult<CreateThing38, As, Throws>>;
  /**
   * Create thing39.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things39", options: CreateThing39Options<As> & Options): Promise<CallResult<CreateThing39, As, Throws>>;
  /**
   * Create thing40.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things40", options: CreateThing40Options<As> & Options): Promise<CallResult<CreateThing40, As, Throws>>;
  /**
   * Create thing41.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things41", options: CreateThing41Options<As> & Options): Promise<CallResult<CreateThing41, As, Throws>>;
  /**
   * Create thing42.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things42", options: CreateThing42Options<As> & Options): Promise<CallResult<CreateThing42, As, Throws>>;
  /**
   * Create thing43.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things43", options: CreateThing43Options<As> & Options): Promise<CallResult<CreateThing43, As, Throws>>;
  /**
   * Create thing44.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things44", options: CreateThing44Options<As> & Options): Promise<CallResult<CreateThing44, As, Throws>>;
  /**
   * Create thing45.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things45", options: CreateThing45Options<As> & Options): Promise<CallResult<CreateThing45, As, Throws>>;
  /**
   * Create thing46.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things46", options: CreateThing46Options<As> & Options): Promise<CallResult<CreateThing46, As, Throws>>;
  /**
   * Create thing47.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things47", options: CreateThing47Options<As> & Options): Promise<CallResult<CreateThing47, As, Throws>>;
  /**
   * Create thing48.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things48", options: CreateThing48Options<As> & Options): Promise<CallResult<CreateThing48, As, Throws>>;
  /**
   * Create thing49.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things49", options: CreateThing49Options<As> & Options): Promise<CallResult<CreateThing49, As, Throws>>;
  /**
   * Create thing50.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things50", options: CreateThing50Options<As> & Options): Promise<CallResult<CreateThing50, As, Throws>>;
  /**
   * Create thing51.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things51", options: CreateThing51Options<As> & Options): Promise<CallResult<CreateThing51, As, Throws>>;
  /**
   * Create thing52.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things52", options: CreateThing52Options<As> & Options): Promise<CallResult<CreateThing52, As, Throws>>;
  /**
   * Create thing53.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things53", options: CreateThing53Options<As> & Options): Promise<CallResult<CreateThing53, As, Throws>>;
  /**
   * Create thing54.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things54", options: CreateThing54Options<As> & Options): Promise<CallResult<CreateThing54, As, Throws>>;
  /**
   * Create thing55.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things55", options: CreateThing55Options<As> & Options): Promise<CallResult<CreateThing55, As, Throws>>;
  /**
   * Create thing56.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things56", options: CreateThing56Options<As> & Options): Promise<CallResult<CreateThing56, As, Throws>>;
  /**
   * Create thing57.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things57", options: CreateThing57Options<As> & Options): Promise<CallResult<CreateThing57, As, Throws>>;
  /**
   * Create thing58.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things58", options: CreateThing58Options<As> & Options): Promise<CallResult<CreateThing58, As, Throws>>;
  /**
   * Create thing59.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things59", options: CreateThing59Options<As> & Options): Promise<CallResult<CreateThing59, As, Throws>>;
  /**
   * Create thing60.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things60", options: CreateThing60Options<As> & Options): Promise<CallResult<CreateThing60, As, Throws>>;
  /**
   * Create thing61.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things61", options: CreateThing61Options<As> & Options): Promise<CallResult<CreateThing61, As, Throws>>;
  /**
   * Create thing62.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things62", options: CreateThing62Options<As> & Options): Promise<CallResult<CreateThing62, As, Throws>>;
  /**
   * Create thing63.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things63", options: CreateThing63Options<As> & Options): Promise<CallResult<CreateThing63, As, Throws>>;
  /**
   * Create thing64.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things64", options: CreateThing64Options<As> & Options): Promise<CallResult<CreateThing64, As, Throws>>;
  /**
   * Create thing65.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things65", options: CreateThing65Options<As> & Options): Promise<CallResult<CreateThing65, As, Throws>>;
  /**
   * Create thing66.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things66", options: CreateThing66Options<As> & Options): Promise<CallResult<CreateThing66, As, Throws>>;
  /**
   * Create thing67.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things67", options: CreateThing67Options<As> & Options): Promise<CallResult<CreateThing67, As, Throws>>;
  /**
   * Create thing68.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things68", options: CreateThing68Options<As> & Options): Promise<CallResult<CreateThing68, As, Throws>>;
  /**
   * Create thing69.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things69", options: CreateThing69Options<As> & Options): Promise<CallResult<CreateThing69, As, Throws>>;
  /**
   * Create thing70.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things70", options: CreateThing70Options<As> & Options): Promise<CallResult<CreateThing70, As, Throws>>;
  /**
   * Create thing71.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things71", options: CreateThing71Options<As> & Options): Promise<CallResult<CreateThing71, As, Throws>>;
  /**
   * Create thing72.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things72", options: CreateThing72Options<As> & Options): Promise<CallResult<CreateThing72, As, Throws>>;
  /**
   * Create thing73.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things73", options: CreateThing73Options<As> & Options): Promise<CallResult<CreateThing73, As, Throws>>;
  /**
   * Create thing74.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things74", options: CreateThing74Options<As> & Options): Promise<CallResult<CreateThing74, As, Throws>>;
  /**
   * Create thing75.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things75", options: CreateThing75Options<As> & Options): Promise<CallResult<CreateThing75, As, Throws>>;
  /**
   * Create thing76.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things76", options: CreateThing76Options<As> & Options): Promise<CallResult<CreateThing76, As, Throws>>;
  /**
   * Create thing77.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things77", options: CreateThing77Options<As> & Options): Promise<CallResult<CreateThing77, As, Throws>>;
  /**
   * Create thing78.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things78", options: CreateThing78Options<As> & Options): Promise<CallResult<CreateThing78, As, Throws>>;
  /**
   * Create thing79.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things79", options: CreateThing79Options<As> & Options): Promise<CallResult<CreateThing79, As, Throws>>;
  /**
   * Create thing80.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things80", options: CreateThing80Options<As> & Options): Promise<CallResult<CreateThing80, As, Throws>>;
  /**
   * Create thing81.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things81", options: CreateThing81Options<As> & Options): Promise<CallResult<CreateThing81, As, Throws>>;
  /**
   * Create thing82.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things82", options: CreateThing82Options<As> & Options): Promise<CallResult<CreateThing82, As, Throws>>;
  /**
   * Create thing83.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things83", options: CreateThing83Options<As> & Options): Promise<CallResult<CreateThing83, As, Throws>>;
  /**
   * Create thing84.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things84", options: CreateThing84Options<As> & Options): Promise<CallResult<CreateThing84, As, Throws>>;
  /**
   * Create thing85.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things85", options: CreateThing85Options<As> & Options): Promise<CallResult<CreateThing85, As, Throws>>;
  /**
   * Create thing86.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things86", options: CreateThing86Options<As> & Options): Promise<CallResult<CreateThing86, As, Throws>>;
  /**
   * Create thing87.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things87", options: CreateThing87Options<As> & Options): Promise<CallResult<CreateThing87, As, Throws>>;
  /**
   * Create thing88.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things88", options: CreateThing88Options<As> & Options): Promise<CallResult<CreateThing88, As, Throws>>;
  /**
   * Create thing89.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things89", options: CreateThing89Options<As> & Options): Promise<CallResult<CreateThing89, As, Throws>>;
  /**
   * Create thing90.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things90", options: CreateThing90Options<As> & Options): Promise<CallResult<CreateThing90, As, Throws>>;
  /**
   * Create thing91.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things91", options: CreateThing91Options<As> & Options): Promise<CallResult<CreateThing91, As, Throws>>;
  /**
   * Create thing92.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things92", options: CreateThing92Options<As> & Options): Promise<CallResult<CreateThing92, As, Throws>>;
  /**
   * Create thing93.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things93", options: CreateThing93Options<As> & Options): Promise<CallResult<CreateThing93, As, Throws>>;
  /**
   * Create thing94.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things94", options: CreateThing94Options<As> & Options): Promise<CallResult<CreateThing94, As, Throws>>;
  /**
   * Create thing95.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things95", options: CreateThing95Options<As> & Options): Promise<CallResult<CreateThing95, As, Throws>>;
  /**
   * Create thing96.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things96", options: CreateThing96Options<As> & Options): Promise<CallResult<CreateThing96, As, Throws>>;
  /**
   * Create thing97.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things97", options: CreateThing97Options<As> & Options): Promise<CallResult<CreateThing97, As, Throws>>;
  /**
   * Create thing98.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things98", options: CreateThing98Options<As> & Options): Promise<CallResult<CreateThing98, As, Throws>>;
  /**
   * Create thing99.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things99", options: CreateThing99Options<As> & Options): Promise<CallResult<CreateThing99, As, Throws>>;
  /**
   * Create thing100.
   *
   * The specification does not show this operation.
   *
   * - **Scope:** any
   * - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
   * - **API version:** 2.0, the default; the header `Accept` can name it
   */
  <As extends ParseAs = "json">(path: "/things100", options: CreateThing100Options<As> & Options): Promise<CallResult<CreateThing100, As, Throws>>;
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
