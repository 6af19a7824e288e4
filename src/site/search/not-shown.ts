import { queried, termsOfText, withoutFillers, words } from "./words.ts";

/** What a question calls an operation with one of these methods. */
const verbs: Array<{ methods: string[]; stems: string[] }> = [
  { methods: ["POST"], stems: ["create", "add"].map(queried) },
  { methods: ["PUT", "PATCH"], stems: ["update", "edit", "modify"].map(queried) },
  { methods: ["DELETE"], stems: ["delete", "remove", "revoke"].map(queried) },
];

/** What the search knows of an operation: its names are its id, and its method and path. */
interface Found {
  kind: string;
  title: string;
  names: string[];
}

interface Operation {
  method: string;
  title: string[];
  path: string[];
  /** The words of the last part of the path. */
  resource: string[];
}

/**
 * Tells which questions ask for an operation that the contract does not show: a verb, followed by what a path of the
 * contract is about, of which no operation has the verb's method, or the verb in its title. An example is "delete a monitor group".
 */
export function asksForMissing(documents: readonly Found[]): (query: string) => boolean {
  const operations = documents.filter(({ kind }) => kind === "Operation").map(operationOf);
  return (query) => {
    const asked = words(withoutFillers(query)).map(queried);
    return verbs.some(({ methods, stems }) => {
      const at = asked.findIndex((stem) => stems.includes(stem));
      const object = asked.slice(at + 1).filter((stem) => stem !== "new");
      const about = operations.filter(({ resource }) => resource.every((word, index) => word === object[index]));
      if (at < 0 || about.length === 0) return false;
      // After "monitor group", monitors are not meant, nor is `/admin/monitors` where there is `/monitors`.
      const length = Math.max(...about.map(({ resource }) => resource.length));
      const meant = about.filter(({ resource }) => resource.length === length);
      const depth = Math.min(...meant.map(({ path }) => path.length));
      const hasMethod = meant.some(({ method, path }) => methods.includes(method) && path.length === depth);
      const resource = object.slice(0, length);
      // "Create a monitor group" is not "create a monitor".
      const isLonger = (own: string[]) => own.length > length && resource.every((word, index) => word === own[index]);
      const isTitle = ({ title, resource: own }: Operation) =>
        !isLonger(own) && title.some((word) => stems.includes(word)) && resource.every((word) => title.includes(word));
      return !hasMethod && !operations.some(isTitle);
    });
  };
}

function operationOf({ title, names: [, name = ""] }: Found): Operation {
  const [method = "", ...parts] = name.split(/[ /]+/);
  const path = parts.filter((part) => !part.startsWith("{"));
  const resource = words(path.at(-1) ?? "").map(queried);
  return { method, title: termsOfText(title).map(queried), path, resource };
}
