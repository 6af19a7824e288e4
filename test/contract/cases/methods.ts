import { bundle } from "../../support/bundle.ts";
import { documentedOperations as operations } from "../../support/documented.ts";
import { anyToken, type Case } from "../case.ts";
import { successOf } from "./documented-responses.ts";
import { validRequest } from "./valid-request.ts";

const problemJson = "it responds with application/problem+json, and without Allow";

/** The methods of each path that the contract does not have, and HEAD and OPTIONS. */
export const methodCases: Case[] = Object.entries(bundle.paths).flatMap(([path, item]) => {
  const here = operations.filter((target) => target.path === path);
  const [target] = here;
  // The path of an own operation.
  if (!target) return [];
  const { pathParameters = {} } = validRequest(target);
  const documented = here.map(({ method }) => method.toUpperCase());
  const Allow = [...documented, ...(item.get ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const at = (method: string) => ({ method, path, pathParameters, token: anyToken });
  const refused = ["GET", "POST", "PUT", "DELETE", "PATCH", ...(item.get ? [] : ["HEAD"])].filter(
    (method) => !documented.includes(method),
  );
  return [
    ...refused.map(
      (method): Case => ({
        name: `${method} ${path} is refused, and Allow lists the allowed methods`,
        operation: target.name,
        request: at(method),
        expected: {
          status: 405,
          mock: {
            headers: { Allow },
            ...(method !== "HEAD" && { message: /^Method not allowed for the invoked API: / }),
          },
        },
        stockPrism: problemJson,
      }),
    ),
    {
      name: `OPTIONS ${path} lists the allowed methods`,
      operation: target.name,
      request: { method: "OPTIONS", path, pathParameters },
      expected: { status: 204, mock: { headers: { Allow } } },
      stockPrism: "it responds to OPTIONS only for a browser's preflight request",
    },
    ...here
      .filter(({ method }) => method === "GET")
      .map(
        (get): Case => ({
          name: `HEAD ${path} responds like GET, without the body`,
          operation: get.name,
          request: { ...at("HEAD"), query: validRequest(get).query ?? {} },
          expected: { status: successOf(get).status },
          stockPrism: problemJson,
        }),
      ),
  ];
});
