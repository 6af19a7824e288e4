/**
 * The monitors of all customers of an MSP account: a file for each, named by its zaaid, so that no two customers share one.
 *
 *   npx tsx --env-file="$HOME/.config/svc-monitoring-api/default.env" examples/all-customers.ts monitors
 *
 * The file of variables is that of login.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient, unwrap } from "svc-monitoring-api";
import { fileTokenStore } from "svc-monitoring-api/tokens/file";

const [folder = "monitors"] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

// The store shares access tokens with the next run: the service creates ten in ten minutes.
const api = createClient({ tokenStore: fileTokenStore() });
const customers = await unwrap(api.GET("/short/msp/customers"));
const rest = customers.values();

/** Takes one customer after the other. A failure does not end the others. */
async function work(): Promise<void> {
  for (const { zaaid, name } of rest) {
    try {
      const monitors = await unwrap(api.withAccount(zaaid).GET("/monitors"));
      await writeFile(join(folder, `${encodeURIComponent(zaaid)}.json`), JSON.stringify({ name, monitors }, null, 2));
    } catch (error) {
      console.error(`${zaaid}: ${error}`);
      process.exitCode = 1;
    }
  }
}
await Promise.all(Array.from({ length: 4 }, work));
console.log(`${customers.length} customers, in ${folder}`);
