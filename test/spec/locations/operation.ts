// Checks whether an operation has the data of a statement.

import { errorsOf, type Parameter, requestOf, resolve, responsesOf } from "../../support/bundle.ts";
import type { Body, OperationLocation } from "../transcription/locations.ts";
import type { TranscribedOperation } from "../transcription/operations.ts";
import { contains, plain } from "./compare.ts";
import type { Contract, Target } from "./contract.ts";

type Expectation<Key extends keyof OperationLocation> = NonNullable<OperationLocation[Key]>;

export function operationProblems(location: OperationLocation, contract: Contract): string[] {
  const ids = typeof location.operation === "string" ? [location.operation] : location.operation;
  return ids.flatMap((id) => {
    const target = contract.operation(id);
    const problems = [
      ...(location.is ? dataProblems(location.is, target) : []),
      ...(location.parameter ? parameterProblems(location.parameter, target) : []),
      ...(location.query ? queryProblems(location.query, target) : []),
      ...(location.host ? hostProblems(location.host, contract, target) : []),
      ...(location.request ? bodyProblems("request", location.request, requestOf(target.operation)) : []),
      ...(location.response ? bodyProblems("response", location.response, responsesOf(target.operation)[0]) : []),
      ...(location.mediaType ? mediaTypeProblems(location.mediaType, target) : []),
      ...(location.error ? errorProblems(location.error, target) : []),
    ];
    return problems.map((problem) => `${id}: ${problem}`);
  });
}

function parametersOf({ operation }: Target): Array<Parameter & { schema?: { type?: string } }> {
  return (operation.parameters ?? []).map((one) => resolve(one)) as ReturnType<typeof parametersOf>;
}

function dataProblems(expected: Partial<TranscribedOperation>, target: Target): string[] {
  const scopes = target.operation.security.flatMap((requirement) => Object.values(requirement).flat());
  const actual: Record<keyof TranscribedOperation, unknown> = {
    method: target.method.toUpperCase(),
    path: target.path,
    scope: target.operation.security.length === 0 ? null : [...new Set(scopes)].join(" or "),
    zaaid: parametersOf(target).some(({ name, in: place }) => name === "zaaid" && place === "cookie"),
    server: target.servers ? "auth" : "base",
    success: Object.keys(target.operation.responses)
      .filter((status) => status.startsWith("2"))
      .join(" or "),
  };
  return Object.entries(expected)
    .filter(([key, value]) => actual[key as keyof TranscribedOperation] !== value)
    .map(([key]) => `its ${key} is ${actual[key as keyof TranscribedOperation]}`);
}

function parameterProblems(expected: Expectation<"parameter">, target: Target): string[] {
  const found = parametersOf(target).some(
    ({ name, in: place, required = false, schema }) =>
      name === expected.name &&
      place === expected.in &&
      required === expected.required &&
      schema?.type === expected.type,
  );
  return found ? [] : [`it has no such parameter ${expected.name}`];
}

function queryProblems(expected: Expectation<"query">, target: Target): string[] {
  const names = parametersOf(target).flatMap(({ name, in: place }) => (place === "query" ? [name] : []));
  return expected.filter((name) => !names.includes(name)).map((name) => `it has no query parameter ${name}`);
}

function hostProblems(expected: Expectation<"host">, contract: Contract, { servers }: Target): string[] {
  const all = servers ?? (contract.at("servers") as Target["servers"]) ?? [];
  const url = all.find(({ description }) => description === expected.dataCenter)?.url ?? "";
  const { host = "" } = /^https:\/\/(?<host>[^/]+)/.exec(url)?.groups ?? {};
  const fits = host.endsWith(`}${expected.ends}`) && host.startsWith(expected.begins ?? "");
  return fits ? [] : [`its server in ${expected.dataCenter} is ${url}`];
}

function bodyProblems(kind: string, expected: Body, actual: ReturnType<typeof requestOf>): string[] {
  if (!actual) return [`it has no ${kind}`];
  const { mediaType = actual.mediaType, accepts, refuses } = expected;
  return [
    ...(actual.mediaType === mediaType ? [] : [`its ${kind} is ${actual.mediaType}`]),
    ...accepts.map((value) => errorsOf(actual.schema, value)).filter((errors) => errors !== ""),
    ...refuses
      .filter((value) => errorsOf(actual.schema, value) === "")
      .map((value) => `its ${kind} accepts ${JSON.stringify(value)}`),
  ];
}

function mediaTypeProblems(expected: string, { operation }: Target): string[] {
  const responses = responsesOf(operation);
  if (responses.length === 0) return ["it has no responses"];
  return responses
    .filter(({ mediaType }) => mediaType !== expected)
    .map(({ status, mediaType }) => `its response ${status} is ${mediaType}`);
}

function errorProblems({ status, says = "", example }: Expectation<"error">, { operation }: Target): string[] {
  const reference = operation.responses[status];
  if (!reference) return [`it has no response ${status}`];
  const { description } = resolve<{ description: string }>(reference);
  const { examples = [] } = responsesOf(operation).find((response) => response.status === String(status)) ?? {};
  return [
    ...(plain(description).includes(plain(says)) ? [] : [`its response ${status} says: ${description}`]),
    ...(!example || examples.some(({ value }) => contains(value, example)) ? [] : [`no example of ${status} is so`]),
  ];
}
