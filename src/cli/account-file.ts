/**
 * The account of `login`: a file of variables that only the user can read. Node (`--env-file`), a shell and a container read it, too,
 * so a value has no character that one of them would take for something else.
 */
import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { createServiceFetch, optionsFromEnvironment } from "../client/index.ts";
import { makeFolder } from "../shared/files.ts";
import { isOfAnotherUser } from "../shared/owner.ts";
import { messageOf } from "../shared/text.ts";
import { userFolder } from "../shared/user-folder.ts";
import { NoAccount } from "./options.ts";
import type { Environment } from "./session.ts";

/** The file of an account. @throws TypeError if the name is not valid, or if the user has no folder for configuration */
export function accountPath(name: string, env: Environment): string {
  if (!/^\w[\w.-]{0,63}$/.test(name))
    throw new TypeError(
      `The name of a profile must be letters, digits, dots, hyphens and underscores; got ${JSON.stringify(name)}.`,
    );
  return join(userFolder("config", env), `${name}.env`);
}

/** {base_url} in variables. @throws TypeError that says what is wrong with the address */
export function baseUrlIn(variables: Environment): string {
  return createServiceFetch({ ...optionsFromEnvironment(variables), accessToken: "-" }).baseUrl;
}

/** The variables of an account; undefined if there is no such file. @throws TypeError that names the file, and shows no value */
export function readAccount(name: string, env: Environment): Environment | undefined {
  const path = accountPath(name, env);
  const refused = (why: string, fix: string) => new TypeError(`The file ${path} ${why.replace(/\.$/, "")}. ${fix}`);
  const another = () => refused("belongs to another user of this machine", `Delete it, and log in: ${loginOf(name)}`);
  let text: string;
  let found: { mode: number; uid: number };
  try {
    // A link of another user leads to a file that they chose, and what is no file may never end.
    if (isOfAnotherUser(lstatSync(path).uid)) throw another();
    // What is checked is what is read, also if somebody replaces the file meanwhile.
    const file = openSync(path, "r");
    try {
      found = fstatSync(file);
      text = readFileSync(file, "utf8");
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return ofEarlierVersion(name, env);
    if (error instanceof TypeError) throw error;
    throw refused(`cannot be read (${code})`, "Check its mode and its folder.");
  }
  if (isOfAnotherUser(found.uid)) throw another();
  if (process.platform !== "win32" && found.mode & 0o077)
    throw refused("can be read or changed by others", `If its lines are still yours, run: chmod 600 ${path}`);
  const variables = parseEnv(text);
  const empty = Object.keys(variables).find((variable) => variables[variable]?.trim() === "");
  if (empty) throw refused(`has no value of ${empty}`, "Give it one, or delete the line.");
  try {
    baseUrlIn(variables);
  } catch (error) {
    throw refused(`is no account. ${messageOf(error)}`, `Correct it; or delete it, and log in: ${loginOf(name)}`);
  }
  return variables;
}

/** @throws NoAccount if there is a profile in the form of the first version */
function ofEarlierVersion(name: string, env: Environment): undefined {
  const path = join(userFolder("config", env), "profiles", `${name}.json`);
  if (existsSync(path))
    throw new NoAccount(
      `${path} is a profile of an earlier version, which is no longer read. Log in again: ${loginOf(name)}`,
    );
}

const loginOf = (name: string) => `npx svc-monitoring-api login --profile ${name}`;

/** Node, shells and containers quote differently: these characters are the same in all. */
const plain = /^(?!~)(?!.*:~)[A-Za-z0-9._~:/%+=@,-]+$/;

/** @throws TypeError that names a variable whose value the file cannot have */
function textOf(variables: Environment): string {
  const lines = Object.entries(variables).map(([variable, value = ""]) => {
    if (plain.test(value)) return `${variable}=${value}\n`;
    throw new TypeError(
      `${variable} cannot be saved: a shell or a container would read another value. It may have letters, digits and . _ ~ : / % + = @ , - and no ~ first or after a colon. Set the variable yourself instead.`,
    );
  });
  return lines.join("");
}

/** Writes an account whole or not at all, also through a power failure. @returns the one that it replaces. @throws TypeError */
export async function writeAccount(
  name: string,
  variables: Environment,
  env: Environment,
): Promise<Environment | undefined> {
  const text = textOf(variables);
  return withDraft(accountPath(name, env), text, (draft, path) => {
    // Between both there is no turn of the event loop: of two logins at once, the second finds the first.
    const before = existsSync(path) ? readAccount(name, env) : undefined;
    renameSync(draft, path);
    return before;
  });
}

/** Checks that an account can be written: a grant code works once, so this comes first. @throws TypeError if it cannot */
export async function requireWritable(name: string, variables: Environment, env: Environment): Promise<void> {
  textOf(variables);
  await withDraft(accountPath(name, env), " ".repeat(4096), () => {});
}

async function withDraft<T>(path: string, text: string, use: (draft: string, path: string) => T): Promise<T> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await makeFolder(dirname(path), 0o700);
    writeFileSync(draft, text, { flag: "wx", mode: 0o600, flush: true });
    return use(draft, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new TypeError(`The file ${path} cannot be written (${code}).`);
  } finally {
    try {
      rmSync(draft, { force: true });
    } catch {
      // It was never there.
    }
  }
}
