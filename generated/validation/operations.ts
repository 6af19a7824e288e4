// Written by `npm run build` from openapi/. Do not edit.

import { getDeviceKey } from "./operations/getDeviceKey.ts";
import { listMonitorTypeConstants } from "./operations/listMonitorTypeConstants.ts";
import { listMspCustomers } from "./operations/listMspCustomers.ts";
import { listBusinessUnits } from "./operations/listBusinessUnits.ts";
import { listMonitors } from "./operations/listMonitors.ts";
import { getMonitor } from "./operations/getMonitor.ts";
import { createMonitorGroup } from "./operations/createMonitorGroup.ts";
import { listLocationProfiles } from "./operations/listLocationProfiles.ts";
import { getInspectorSample } from "./operations/getInspectorSample.ts";
import { postInspectorSample } from "./operations/postInspectorSample.ts";
import { putInspectorSample } from "./operations/putInspectorSample.ts";
import { deleteInspectorSample } from "./operations/deleteInspectorSample.ts";
import { createToken } from "./operations/createToken.ts";
import { revokeRefreshToken } from "./operations/revokeRefreshToken.ts";

/** The validators of every operation. */
export const operations = [getDeviceKey, listMonitorTypeConstants, listMspCustomers, listBusinessUnits, listMonitors, getMonitor, createMonitorGroup, listLocationProfiles, getInspectorSample, postInspectorSample, putInspectorSample, deleteInspectorSample, createToken, revokeRefreshToken] as const;
