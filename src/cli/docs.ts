import { join } from "node:path";
import { Command } from "commander";

interface Options {
  out: string;
  url?: string;
}

const examples = `
Examples:
  npx svc-monitoring-api docs --out site
  npx svc-monitoring-api docs --out site --url https://docs.example.com/
`;

/** `svc-monitoring-api docs`: writes the reference to a folder. */
export function docsCommand(): Command {
  return new Command("docs")
    .description("Write the reference to a folder, as static pages for any host. They also open from disk.")
    .requiredOption("--out <folder>", "the folder to write; it must not exist, or be empty")
    .option("--url <url>", "where the pages will be published, for sitemap.xml")
    .addHelpText("after", examples)
    .action(async ({ out, url }: Options) => {
      const { writeSite } = await import("../site/index.ts");
      const names = await writeSite({ out, url });
      console.log(`${names.length} files are written. Open ${join(out, "index.html")}`);
    });
}
