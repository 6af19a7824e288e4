import { decorators } from "./decorators/index.ts";
import { ListComponents } from "./files.ts";
import { rules } from "./rules/index.ts";

/** The contract's own lint rules, and the decorators that make the published form of the hand-written one. */
export default function svcPlugin() {
  return {
    id: "svc",
    rules: { oas3: rules },
    preprocessors: { oas3: { "list-components": ListComponents } },
    decorators: { oas3: decorators },
  };
}
