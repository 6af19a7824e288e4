// @ts-check
import { fileURLToPath } from "node:url";

/** @type {import("vite").UserConfig} */
export default {
  root: fileURLToPath(new URL("./page", import.meta.url)),
  base: "./",
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL("../../generated/inspector", import.meta.url)),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
};
