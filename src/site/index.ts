/** The reference as static pages. In the package this module and its libraries are one file, and `assets/` is beside it. */
export { siteAssets } from "./assets.ts";
export { renderInspectorHeader, renderSite } from "./render.tsx";
