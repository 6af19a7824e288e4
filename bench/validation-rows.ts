import { bytes, microseconds, milliseconds, ratio } from "./units.ts";
import type { ValidationFigures } from "./validation.ts";

export function validationRows({ each, first, call, ...one }: ValidationFigures): Array<[string, string]> {
  return [
    ["bodies of an exchange / Ajv at run time", `${ratio(each.bodies / each.ajv)}   (goal: at most 1.00)`],
    // It looks at the bodies and the content type alone.
    ["  / openapi-response-validator", `${ratio(each.bodies / each.openapiValidators)}   (goal: at most 1.00)`],
    ["  ours", microseconds(each.bodies)],
    ["  Ajv at run time", microseconds(each.ajv)],
    [
      "whole exchange / openapi-response-validator",
      `${ratio(each.ours / each.openapiValidators)}   (goal: at most 1.00)`,
    ],
    ["whole exchange / Prism", `${ratio(each.ours / each.prism)}   (goal: at most 1.00)`],
    ["  ours, with path, headers, rules, timestamps", microseconds(each.ours)],
    ["  openapi-response-validator", microseconds(each.openapiValidators)],
    ["  Prism", microseconds(each.prism)],
    ["first use / Ajv at run time", `${ratio(first.ours / first.ajv)}   (goal: at most 0.15)`],
    ["  ours", milliseconds(first.ours)],
    ["  Ajv at run time", milliseconds(first.ajv)],
    ["  openapi-response-validator", milliseconds(first.openapiValidators)],
    ["  Prism", milliseconds(first.prism)],
    ["checkedFetch adds to a call", `${microseconds(call.checked - call.plain)}   (goal: at most 20)`],
    ["  the call without it", microseconds(call.plain)],
    ["import of one operation", `${milliseconds(one.import)}   (goal: at most 10)`],
    ["size of one operation", `${bytes(one.size)}   (goal: at most 6,000; minified, gzip -9)`],
    ["  with the rules between fields", bytes(one.largestSize)],
  ];
}
