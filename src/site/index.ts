/** The reference as static pages. */
export { renderSite, type SiteFiles } from "./render.tsx";
