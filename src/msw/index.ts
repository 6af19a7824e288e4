export { type ExtendedContract, handlers } from "./handlers.ts";
export type { Override, Overrides, ResponseBody } from "./overrides.ts";
