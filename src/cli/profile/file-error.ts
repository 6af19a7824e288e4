import { NotPrivateError } from "../../shared/private-file.ts";

/**
 * Makes a handler for the errors of a profile's file. It throws a TypeError that says why the file is not used, and what to do, and
 * that shows nothing of it.
 */
export function explainer(file: string, done: "read" | "written", login: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof NotPrivateError) throw new TypeError(exposureOf(error, file, login));
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new TypeError(`The file ${file} cannot be ${done} (${code}). Check its mode, its folder and the disk.`);
  };
}

function exposureOf({ path, exposure }: NotPrivateError, file: string, login: string): string {
  const replace = `Delete it, and log in: ${login}`;
  switch (exposure) {
    case "ofAnotherUser":
      return `The file ${file} belongs to another user of this machine. Run the command as that user, or give it the variables of the file. If the file should not be there: ${replace}`;
    case "shared":
      return `The file ${file} can be read or changed by others. If its lines are still yours, run: chmod 600 ${file}`;
    case "sharedByRoot":
      return `The file ${file} can be read or changed by others. It belongs to root, and you cannot change that. Give the process the variables of the file instead of the file.`;
    case "inSharedFolder":
      return `Others can replace the files of ${path}. Run: chown "$(id -u)" ${path}; chmod go-w ${path}`;
    default:
      return `${file} is not a file. ${replace}`;
  }
}
