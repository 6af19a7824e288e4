// @ts-check
// JavaScript, because Redocly's plugin uses it, which is loaded with import().
import { capitalised } from "../shared/words.js";

/**
 * The title of a domain of constants.
 * @param {string} domain
 * @param {{ "x-domains"?: Record<string, string> }} document
 * @returns {string}
 */
export const domainTitle = (domain, document) => document["x-domains"]?.[domain] ?? capitalised(domain);
