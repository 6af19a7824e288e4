export type { Override, Overrides, ResponseBody } from "./handlers.ts";
export { type ExtendedContract, handlers } from "./handlers.ts";
