import { lookup } from "node:dns/promises";
import { stat } from "node:fs/promises";
import { messageOf, TokenError } from "../client/errors.ts";
import { pathsOf } from "../client/option-checks.ts";
import { clientTable } from "../client/options.ts";
import { networkCode } from "../client/retry.ts";
import { type Environment, requireCredentials } from "../client/settings.ts";
import { nextTokenAt, stillCounting } from "../client/tokens/policy.ts";
import { keyOf, type TokenState } from "../client/tokens/store.ts";
import { mask } from "../shared/secrets.ts";
import { printable } from "../shared/text.ts";
import { type Account, accountOf, accountSettings, hiddenBy, tokenStoreOf } from "./account.ts";
import { renewal } from "./options.ts";
import { profilePath, withProfile } from "./profile.ts";
import { ignoredProxy } from "./proxy.ts";

interface Finding {
  level: "ok" | "warning" | "problem";
  what: string;
  advice?: string;
}

const ok = (what: string): Finding => ({ level: "ok", what });
const warning = (what: string, advice: string): Finding => ({ level: "warning", what, advice });
const problem = (what: string, advice: string): Finding => ({ level: "problem", what, advice });

/** Clocks that differ by more make tokens seem valid that have expired, in milliseconds. */
const clockTolerance = 60_000;

/** Checks what a call needs. No token is requested or used. */
export async function diagnose(profile: string | undefined, env: Environment): Promise<Finding[]> {
  const findings = [nodeVersion()];
  try {
    const account = accountOf(profile, env);
    findings.push(await profileFinding(account, env), ...settingFindings(account, env));
    const settings = accountSettings(account, env);
    const { clientId, clientSecret, refreshToken } = requireCredentials(
      settings,
      ...(["clientId", "clientSecret", "refreshToken"] as const),
    );
    const { baseUrl, authUrl } = settings;
    findings.push(proxyFinding(env));
    const origins = new Set([baseUrl, authUrl].map((url) => new URL(url).origin));
    for (const origin of origins) findings.push(...(await hostFindings(origin)));
    const key = await keyOf(clientId, refreshToken, authUrl);
    findings.push(await ledger(key, await keyOf(key, clientSecret), env));
  } catch (error) {
    findings.push(problem(printable(messageOf(error)), adviceOn(error, profile, env)));
  }
  return findings;
}

function adviceOn(error: unknown, profile: string | undefined, env: Environment): string {
  if (!(error instanceof TokenError)) return "Correct it, and run the command again.";
  if (error.reason === "invalid_code") return renewal(profile, env);
  return error.message.includes("Too many tokens")
    ? "Wait until then. Programs that share one token store need fewer tokens."
    : "Correct it, and run the command again.";
}

function nodeVersion(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const isSupported = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  const what = `Node ${process.versions.node}`;
  return isSupported ? ok(what) : problem(what, "Install Node 20.19, 22.12 or newer.");
}

async function profileFinding({ name }: Account, env: Environment): Promise<Finding> {
  if (name === undefined) return ok("No profile; the SVC_ variables name the account");
  const path = profilePath(name, env);
  const { mode } = await stat(path);
  const isPrivate = process.platform === "win32" || (mode & 0o077) === 0;
  return isPrivate
    ? ok(`Profile ${name}, ${path}, which only you can read`)
    : problem(`Others can read the profile ${path}`, `chmod 600 ${path}`);
}

function settingFindings(account: Account, env: Environment): Finding[] {
  const all = withProfile(account.profile, env);
  const settings = [...pathsOf(clientTable)].flatMap(([path, { variable = "" }]) => {
    const value = all[variable];
    if (value === undefined) return [];
    const from = env[variable] === undefined ? `profile ${account.name}` : variable;
    const isShown = !/Secret|Token/.test(path);
    return ok(`\`${path}\` (${from}) is ${isShown ? printable(value.trim()) : mask}`);
  });
  const hiding = hiddenBy(account, env);
  if (hiding.length === 0) return settings;
  const what = `${hiding.join(" and ")} ${hiding.length > 1 ? "override" : "overrides"} the profile ${account.name}`;
  return [...settings, warning(what, `To use the profile: unset ${hiding.join(" ")}`)];
}

function proxyFinding(env: Environment): Finding {
  const ignored = ignoredProxy(env);
  return ignored ? warning(ignored, "More: Get started, Behind a proxy.") : ok("No proxy that Node ignores");
}

/** Whether a host has an address, its certificate is trusted, and its clock is like that of this computer. */
async function hostFindings(origin: string): Promise<Finding[]> {
  const { hostname } = new URL(origin);
  try {
    await lookup(hostname.replace(/^\[|\]$/g, ""));
  } catch (error) {
    const what = `${hostname} has no address (${networkCode(error)})`;
    return [problem(what, "Check the data center and the name of the service.")];
  }
  try {
    const signal = AbortSignal.timeout(10_000);
    const { headers } = await fetch(origin, { method: "HEAD", redirect: "manual", signal });
    const trusted = origin.startsWith("https:") ? ", and its certificate is trusted" : "";
    const reached = ok(`${origin} can be reached${trusted}`);
    const skew = Date.now() - Date.parse(headers.get("Date") ?? "");
    if (!(Math.abs(skew) > clockTolerance)) return [reached];
    const text = `The clock of this computer is ${Math.round(Math.abs(skew) / 1000)} s ${skew > 0 ? "ahead of" : "behind"} that of ${hostname}`;
    return [reached, problem(text, "Set the clock, or let it be set by NTP.")];
  } catch (error) {
    const code = networkCode(error) ?? messageOf(error);
    const advice = /CERT|SIGN|ISSUER/.test(String(code))
      ? "Name the certificate of your network in NODE_EXTRA_CA_CERTS."
      : "Check the network, a firewall or a proxy.";
    return [problem(`${origin} cannot be reached (${code})`, advice)];
  }
}

/** The access tokens that count towards the limits, from the store alone: the update ends before it could request one. */
async function ledger(key: string, secret: string, env: Environment): Promise<Finding> {
  let seen: TokenState | undefined;
  const look = async (found: TokenState) => {
    seen = found;
    throw new Error("Seen");
  };
  const state = await tokenStoreOf(env)
    .update(key, look, undefined, secret)
    .catch((error: unknown) => {
      if (seen) return seen;
      throw error;
    });
  const now = Date.now();
  const count = stillCounting(state.made, now).length;
  const left = Math.round(((state.usableUntil ?? now) - now) / 60_000);
  const tokens = count === 1 ? "1 access token in files counts" : `${count} access tokens in files count`;
  const what = `${tokens} towards the limits; ${left > 0 ? `the newest is used for ${left} more minutes` : "the next call creates one"}`;
  const next = nextTokenAt(state.made, now);
  return next > now ? warning(what, `The next one can be created at ${new Date(next).toISOString()}.`) : ok(what);
}
