import { selectedVersion } from "../../contract/accept.ts";
import type { OperationDescription } from "../description.ts";
import type { Findings } from "../findings.ts";

/** Checks `Authorization` (specification, Credentials and token flow). */
export function checkAuthorization(value: string | undefined, isRequired: boolean, findings: Findings): void {
  if (value === undefined ? !isRequired : /^Svc-oauthtoken \S+$/.test(value)) return;
  findings.add("header", "Authorization", "Svc-oauthtoken <ACCESS_TOKEN>", value);
}

/** Checks the version in `Accept` (specification, Versioning). */
export function checkVersion(accept: string | undefined, { version }: OperationDescription, findings: Findings): void {
  const selected = selectedVersion(accept);
  if (selected === undefined || selected === version) return;
  findings.add("header", "Accept", `application/json; version=${version}`, accept);
}
