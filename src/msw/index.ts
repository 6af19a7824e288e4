export { handlers } from "./handlers.ts";
export type { Override, Overrides, ResponseBody } from "./overrides.ts";
