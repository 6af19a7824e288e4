import { Command } from "commander";
import { profileOption } from "./options.ts";

/** `svc-monitoring-api doctor`: says what of the settings, the network and the tokens does not work, and what to do. */
export function doctorCommand(): Command {
  return new Command("doctor")
    .description("Check settings, files, network, clock and tokens, without using a token, and say what to do.")
    .addOption(profileOption())
    .option("--json", "the same as JSON, with secrets masked")
    .addHelpText("after", "\nIt ends with code 1 if there is a problem.\n")
    .action(async ({ json, ...options }: { profile?: string; json?: true }) => {
      const { diagnose } = await import("./diagnose.ts");
      const findings = await diagnose(options);
      if (json) console.log(JSON.stringify(findings, null, 2));
      else
        for (const { level, what, advice } of findings)
          console.log(`${level.padEnd(8)}${what}${advice ? `\n        ${advice}` : ""}`);
      if (findings.some(({ level }) => level === "problem")) process.exitCode = 1;
    });
}
