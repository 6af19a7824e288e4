/**
 * The profile of `login`: a file of variables that only the user can read. Node (`--env-file`), a shell and a container read it, too,
 * so a value has no character that one of them would take for something else.
 */
import { join } from "node:path";
import { parseEnv } from "node:util";
import { createServiceFetch, optionsFromEnvironment } from "../../client/index.ts";
import { readPrivate, withPrivateDraft, writePrivate } from "../../shared/private-file.ts";
import { messageOf } from "../../shared/text.ts";
import { userFolder } from "../../shared/user-folder.ts";
import type { Environment } from "../session.ts";
import { explainer } from "./file-error.ts";
import { commandFor } from "./name.ts";

/** The file of a profile. @throws TypeError if the name is not valid, or if the user has no folder for configuration */
export function profilePath(name: string, env: Environment): string {
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

/**
 * The variables of a profile; undefined if there is no such file. The file may be a link, as people have to files in another folder.
 * @throws TypeError that names the file, and shows no value
 */
export async function readProfile(name: string, env: Environment): Promise<Environment | undefined> {
  const path = profilePath(name, env);
  const login = commandFor("login", name, env);
  const text = await readPrivate(path, { followsLinks: true }).catch(explainer(path, "read", login));
  if (text === undefined) return undefined;
  const refused = (why: string, fix: string) => new TypeError(`The file ${path} ${why.replace(/\.$/, "")}. ${fix}`);
  // A Windows editor may save the file with a byte order mark or in another encoding. Node and shells would then read wrong
  // variable names.
  if (/^\uFEFF|\0|\uFFFD/.test(text))
    throw refused("is not plain UTF-8: it has a byte order mark, or other bytes", "Save it as UTF-8 without a mark.");
  const variables = parseEnv(text);
  const empty = Object.keys(variables).find((variable) => variables[variable]?.trim() === "");
  if (empty) throw refused(`has no value of ${empty}`, "Give it one, or delete the line.");
  try {
    baseUrlIn(variables);
  } catch (error) {
    throw refused(`is no account. ${messageOf(error)}`, `Correct it; or delete it, and log in: ${login}`);
  }
  return variables;
}

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

/** Writes a profile completely or not at all. @throws TypeError if it cannot be written */
export async function writeProfile(name: string, variables: Environment, env: Environment): Promise<void> {
  const path = profilePath(name, env);
  await writePrivate(path, textOf(variables)).catch(explainer(path, "written", commandFor("login", name, env)));
}

/**
 * Checks that a profile can be written or removed. `login` calls this before it uses the grant code, which works only once, and
 * `logout` before it revokes the refresh token.
 * @param variables what will be written
 * @throws TypeError if the profile cannot be written
 */
export async function requireWritableProfile(name: string, variables: Environment, env: Environment): Promise<void> {
  textOf(variables);
  const path = profilePath(name, env);
  await withPrivateDraft(path, " ".repeat(4096), () => {}).catch(
    explainer(path, "written", commandFor("login", name, env)),
  );
}
