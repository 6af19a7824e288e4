import { InvalidArgumentError, Option } from "commander";

/** The option `--port`. */
export function portOption(port: number, description: string): Option {
  return new Option("--port <port>", description).default(port).argParser((text) => {
    const given = Number(text);
    if (/^\d+$/.test(text) && given <= 65_535) return given;
    throw new InvalidArgumentError("It must be a whole number from 0 to 65535, such as 4011.");
  });
}

/** Calls a function when the command is to end: with Ctrl+C, or with a signal of the system. */
export function onStop(stop: () => Promise<unknown>): void {
  const end = () =>
    stop().catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
}

/** The option `--profile` of commands that use an account. */
export function profileOption(): Option {
  return new Option("--profile <name>", "the account of login; SVC_PROFILE, or default, if left out");
}
