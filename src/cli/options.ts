import { Command, InvalidArgumentError, Option } from "commander";

/** A command, whose help has these paragraphs after the options. */
export function commandOf(name: string, description: string, ...notes: string[]): Command {
  return new Command(name).description(description).addHelpText("after", `\n${notes.join("\n\n")}\n`);
}

export function examples(...lines: string[]): string {
  return ["Examples:", ...lines.map((line) => `  npx svc-monitoring-api ${line}`)].join("\n");
}

/** What the help of a command that calls the service says of its exit codes. */
export const exitHelp =
  "Exit codes: 0 done; 1 refused by the service, declined by you, or failed; 2 wrong use; 3 no connection; 4 no token; 130 interrupted.";

export function portOption(port: number, description: string): Option {
  return new Option("--port <port>", description).default(port).argParser((text) => {
    const given = Number(text);
    if (/^\d+$/.test(text) && given <= 65_535) return given;
    throw new InvalidArgumentError("It must be a whole number from 0 to 65535, such as 4011.");
  });
}

export function profileOption(): Option {
  return new Option("--profile <name>", "the account of login (default: SVC_PROFILE, or default)");
}
