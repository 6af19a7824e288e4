/** The contract's own lint rules, and the decorators that turn the hand-written form into the published one. */
// This file is JavaScript, because Redocly imports it and Node 20 does not read TypeScript. tsx reads the other files.
import { register } from "tsx/esm/api";

register();
const { rules } = await import("./rules/index.ts");
const { decorators } = await import("./decorators/index.ts");
const { ListComponents } = await import("./component-files.ts");

export default () => ({
  id: "svc",
  rules: { oas3: rules },
  preprocessors: { oas3: { "list-components": ListComponents } },
  decorators: { oas3: decorators },
});
