import { factsOf } from "../spec/facts.ts";
import { operations } from "./bundle.ts";

const documented = new Set(factsOf("operations").map(({ method, path }) => `${method} ${path}`));

/** The operations that the specification has; those that somebody adds to `openapi/` are not among them. */
export const documentedOperations = operations.filter(({ method, path }) =>
  documented.has(`${method.toUpperCase()} ${path}`),
);
