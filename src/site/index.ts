/** The reference as static pages, for users of the package. */
export { type WriteSiteOptions, writeSite } from "./write-site.ts";
