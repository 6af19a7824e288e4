import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Validate } from "./messages.ts";

/** Ajv at run time. It validates the bodies alone. */
export async function prepare(): Promise<Validate> {
  const { components } = JSON.parse(await readFile("generated/openapi.json", "utf8"));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "contract", components });
  const schema = (name: string) => ajv.getSchema(`contract#/components/schemas/${name}`);
  const [ofRequest, ofResponse] = [schema("MonitorGroupCreateRequest"), schema("Envelope")];
  return (request, response) =>
    ofRequest?.(JSON.parse(request.body)) === true && ofResponse?.(JSON.parse(response.body)) === true;
}
