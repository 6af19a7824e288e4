import { selectedVersion } from "../../contract/accept.ts";
import type { OperationDescription } from "../description.ts";
import type { Findings } from "../findings.ts";

/** Checks `Authorization` (specification, Credentials and token flow). */
export function checkAuthorization(value: string | undefined, isRequired: boolean, findings: Findings): void {
  if (value === undefined ? !isRequired : /^Svc-oauthtoken \S+$/.test(value)) return;
  // The scheme word is no secret, and most often what is wrong; what follows it is one.
  const scheme = /^(\S+) /.exec(value ?? "")?.[1];
  const expected = "Svc-oauthtoken <ACCESS_TOKEN>";
  const got = value === undefined ? "nothing" : scheme ? `${scheme} ***` : "***";
  findings.problem("header", { at: "Authorization", expected, got, text: `expected ${expected}; got ${got}` });
}

/** Checks the version in `Accept` (specification, Versioning). */
export function checkVersion(accept: string | undefined, { version }: OperationDescription, findings: Findings): void {
  const selected = selectedVersion(accept);
  if (selected === undefined || selected === version) return;
  findings.add("header", "Accept", `application/json; version=${version}`, accept);
}
