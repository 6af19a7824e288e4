import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";

/** The package's folder for configuration or state of the user. @throws TypeError if SVC_HOME is relative, or if the user has no home folder */
export function userFolder(kind: "config" | "state", environment: Record<string, string | undefined>): string {
  const { SVC_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME, LOCALAPPDATA } = environment;
  if (SVC_HOME && isAbsolute(SVC_HOME)) return resolve(SVC_HOME);
  if (SVC_HOME) throw new TypeError(`SVC_HOME must be an absolute path; got ${JSON.stringify(SVC_HOME)}.`);
  const xdg = kind === "config" ? XDG_CONFIG_HOME : XDG_STATE_HOME;
  // The XDG specification says that relative paths are ignored.
  const chosen = [xdg, LOCALAPPDATA].find((folder) => folder && isAbsolute(folder));
  const isMac = process.platform === "darwin" && kind === "config";
  const own = isMac ? "Library/Application Support" : { config: ".config", state: ".local/state" }[kind];
  return join(chosen ?? join(homeDirectory(), own), "svc-monitoring-api");
}

function homeDirectory(): string {
  try {
    const home = homedir();
    if (home) return home;
  } catch {}
  throw new TypeError("This user has no home folder. Set SVC_HOME to a folder.");
}
