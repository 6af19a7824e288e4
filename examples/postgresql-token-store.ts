/**
 * Stores access tokens in PostgreSQL, so that processes on many machines share them. Give it the `query` method of a pool of the
 * package `pg`, and create the table first.
 */
import { createClient, type TokenStore } from "svc-monitoring-api";

export const table = `
  create table if not exists svc_tokens (
    key text primary key,
    value text,
    lock_id uuid,
    lock_until timestamptz not null default '-infinity'
  )`;

/** What is used of a pool of `pg`. */
export interface Database {
  query(sql: string, values: unknown[]): Promise<{ rows: Array<Record<string, unknown>>; rowCount: number | null }>;
}

export function postgresqlTokenStore(database: Database): TokenStore {
  return {
    async get(key) {
      const { rows } = await database.query("select value from svc_tokens where key = $1", [key]);
      return (rows[0]?.value as string | null) ?? undefined;
    },
    async set(key, value) {
      const sql = "insert into svc_tokens (key, value) values ($1, $2) on conflict (key) do update set value = $2";
      await database.query(sql, [key, value]);
    },
    async lock(key, milliseconds) {
      const id = crypto.randomUUID();
      await database.query("insert into svc_tokens (key) values ($1) on conflict do nothing", [key]);
      const { rowCount } = await database.query(
        `update svc_tokens set lock_id = $2, lock_until = now() + $3 * interval '1 millisecond'
         where key = $1 and lock_until < now()`,
        [key, id, milliseconds],
      );
      const release = "update svc_tokens set lock_until = '-infinity' where key = $1 and lock_id = $2";
      return rowCount === 1 ? () => database.query(release, [key, id]) : undefined;
    },
  };
}

/** A client whose tokens are in the database. */
export const clientOver = (database: Database) => createClient({ tokenStore: postgresqlTokenStore(database) });
