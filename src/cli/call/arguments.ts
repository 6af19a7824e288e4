/** What was typed after `call`, without the options. */
export interface Arguments {
  /** The id of an operation; undefined for a path. */
  id: string | undefined;
  /** A path below {base_url}, without its query. */
  path: string;
  query: string;
  values: ReadonlyArray<readonly [name: string, value: string]>;
}

/**
 * Splits the words of a call.
 * @param target an operation's id, or a path with or without a query
 * @param words each as `name=value`
 * @throws TypeError that names the word that cannot be split
 */
export function splitArguments(target: string, words: readonly string[]): Arguments {
  if (/^[A-Za-z]:[\\/]/.test(target)) throw changedByShell(target);
  const values = words.map(splitValue);
  if (!target.startsWith("/")) return { id: target, path: "", query: "", values };
  // A value in the query may have a question mark, too.
  const [path = "", ...query] = target.split("?");
  return { id: undefined, path, query: query.join("?"), values };
}

function splitValue(word: string): [name: string, value: string] {
  const mark = word.indexOf("=");
  const [name, value] = [word.slice(0, mark), word.slice(mark + 1)];
  if (mark <= 0) throw new TypeError(`Write each value as name=value; got ${JSON.stringify(word)}.`);
  if (value === "")
    throw new TypeError(`${name} is empty. Is a variable not set? To send an empty attribute, use --body.`);
  if (/^[A-Za-z]:\/Program Files\/Git\//.test(value)) throw changedByShell(value);
  return [name, value];
}

function changedByShell(word: string): TypeError {
  return new TypeError(
    `${JSON.stringify(word)} is a path of Windows. Git Bash writes /your/path so, unless the command begins with MSYS_NO_PATHCONV=1: MSYS_NO_PATHCONV=1 npx svc-monitoring-api call /your/path`,
  );
}
