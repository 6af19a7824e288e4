import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe } from "vitest";
import { postgresqlTokenStore, table } from "../../examples/postgresql-token-store.ts";
import { storeTests } from "../tokens/store-tests.ts";

// PostgreSQL in WebAssembly: one connection, so statements run one after another. Its start blocks the process.
let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(table);
});
afterAll(() => database.close());

describe("the store in PostgreSQL, an example", () => {
  storeTests(async () =>
    postgresqlTokenStore({
      async query(sql, values) {
        const { rows, affectedRows = null } = await database.query<Record<string, unknown>>(sql, values);
        return { rows, rowCount: affectedRows };
      },
    }),
  );
});
