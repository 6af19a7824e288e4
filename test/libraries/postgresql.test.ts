import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PostgresqlStorage, table } from "../../examples/postgresql-token-store.ts";
import { storageTests } from "../tokens/storage-tests.ts";

// PostgreSQL in WebAssembly: one connection, so statements run one after another. Its start blocks the process.
let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(table);
});
afterAll(() => database.close());

describe.concurrent("the storage in PostgreSQL, an example", () => {
  const open = async () =>
    new PostgresqlStorage({
      async query(sql, values) {
        const { rows, affectedRows = null } = await database.query<Record<string, unknown>>(sql, values);
        return { rows, rowCount: affectedRows };
      },
    });
  storageTests(open);

  it.each([
    [{ code: "ECONNREFUSED" }, { name: "StorageError", isAway: true, cause: "ECONNREFUSED" }],
    [{ code: "57P01" }, { name: "StorageError", isAway: true }],
    [{ message: "Connection terminated unexpectedly" }, { name: "StorageError", isAway: true }],
    [{ code: "42P01" }, { name: "Error", code: "42P01" }],
  ])("says with %j whether the database may soon be back", async (error, expected) => {
    const query = () => Promise.reject(Object.assign(new Error("refused"), error));
    await expect(new PostgresqlStorage({ query }).lock("key", 1_000)).rejects.toMatchObject(expected);
  });
});
