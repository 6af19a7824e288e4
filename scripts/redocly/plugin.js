/** The contract's own lint rules, and the decorators that make the published form of the hand-written one. */
// Redocly loads a plugin with import(), which reads only JavaScript on Node 20: tsx reads the TypeScript of the others.
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
