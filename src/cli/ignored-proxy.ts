import type { Environment } from "./session.ts";

const variables = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"];

/** What to do about variables of a proxy that this Node ignores; undefined if none is set, or if it uses them. */
export function ignoredProxy(env: Environment, version = process.versions.node): string | undefined {
  const names = variables.filter((name) => env[name]);
  if (names.length === 0) return undefined;
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const canUse = major >= 24 || (major === 22 && minor >= 21);
  const isUsed = env.NODE_USE_ENV_PROXY === "1" || env.NODE_OPTIONS?.includes("--use-env-proxy");
  if (canUse && isUsed) return undefined;
  const advice = canUse ? "Set NODE_USE_ENV_PROXY=1." : "Use Node 22.21 or newer with NODE_USE_ENV_PROXY=1.";
  return `${names.join(" and ")} ${names.length > 1 ? "are" : "is"} set, but Node ${version} ignores ${names.length > 1 ? "them" : "it"}. ${advice}`;
}
