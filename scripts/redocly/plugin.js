// Redocly loads a plugin with import(), which reads only JavaScript on Node 20: tsx reads the TypeScript of the others.
import { register } from "tsx/esm/api";

register();
const { default: plugin } = await import("./plugin.ts");
export default plugin;
