export { handlers, type Override, type Overrides, type ResponseBody } from "./handlers.ts";
