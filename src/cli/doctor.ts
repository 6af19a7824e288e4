import type { Command } from "commander";
import { commandOf, profileOption } from "./options.ts";

/** `svc-monitoring-api doctor`: says what of the settings, the network and the tokens does not work, and what to do. */
export function doctorCommand(): Command {
  return commandOf(
    "doctor",
    "Check settings, files, network, clock and tokens, without using a token, and say what to do.",
    "It ends with code 1 if there is a problem.",
  )
    .addOption(profileOption())
    .option("--json", "the same as JSON, with secrets masked")
    .action(async ({ json, profile }: { profile?: string; json?: true }) => {
      const { diagnose } = await import("./diagnose.ts");
      const findings = await diagnose(profile);
      const lines = findings.map(
        ({ level, what, advice }) => `${level.padEnd(8)}${what}${advice ? `\n        ${advice}` : ""}`,
      );
      console.log(json ? JSON.stringify(findings, null, 2) : lines.join("\n"));
      if (findings.some(({ level }) => level === "problem")) process.exitCode = 1;
    });
}
