import { fileURLToPath } from "node:url";
import { installIn } from "../support/install.ts";

/** Installs the libraries of the folder's package.json. */
export default () => installIn(fileURLToPath(new URL(".", import.meta.url)));
