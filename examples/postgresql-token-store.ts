/**
 * Stores access tokens in PostgreSQL, so that processes on many machines share them. Shows how to implement
 * `SharedStorage`: one statement a step, the time of the database, and a fence that only grows.
 *
 * Give it the `query` method of a pool of the package `pg`, and create the table first.
 */
import { createClient } from "svc-monitoring-api";
import {
  type LockResult,
  type SharedStorage,
  SharedTokenStore,
  StorageError,
  type Stored,
} from "svc-monitoring-api/tokens";

export const table = `
  create table if not exists svc_tokens (
    key text primary key,
    fence bigint not null default 0,
    lease_until bigint not null default 0,
    version bigint,
    settled_until bigint,
    body text
  )`;

/** What is used of a pool of `pg`. */
export interface Database {
  query(sql: string, values: unknown[]): Promise<{ rows: Array<Record<string, unknown>>; rowCount: number | null }>;
}

/** Milliseconds since 1970. */
const now = "floor(extract(epoch from clock_timestamp()) * 1000)::bigint";
const pollInterval = 250;
/** Codes of the system, such as ECONNREFUSED, and of PostgreSQL: no connection, too many connections, a restart. */
const away = /^(E[A-Z]+|EAI_AGAIN|08\w{3}|53300|57P0[1-3])$/;

export class PostgresqlStorage implements SharedStorage {
  constructor(private readonly database: Database) {}

  async lock(key: string, milliseconds: number, replacing?: number): Promise<LockResult> {
    await this.#query("insert into svc_tokens (key) values ($1) on conflict do nothing", [key]);
    // The row is locked until the statement ends, and the condition is checked again if it had to wait.
    const granted = await this.#query(
      `update svc_tokens
       set fence = greatest(fence + 1, ${now}), lease_until = ${now} + $2::bigint
       where key = $1 and lease_until <= ${now}
         and (version is null or settled_until <= ${now} or version = $3::bigint)
       returning *, ${now} as now`,
      [key, milliseconds, replacing ?? null],
    );
    const [row] = granted.rows;
    if (row) return { now: Number(row.now), stored: storedOf(row), fence: Number(row.fence) };
    return this.#read(key);
  }

  async write(
    key: string,
    fence: number,
    next: Omit<Stored, "version"> | undefined,
    milliseconds: number,
  ): Promise<boolean> {
    const { rowCount } = await this.#query(
      `update svc_tokens
       set lease_until = case when $3::bigint > 0 then ${now} + $3::bigint else 0 end,
         version = case when $5::text is null then version else fence end,
         settled_until = coalesce($4::bigint, settled_until),
         body = coalesce($5::text, body)
       where key = $1 and fence = $2::bigint and lease_until > ${now}`,
      [key, fence, milliseconds, next ? Math.ceil(next.settledUntil) : null, next?.body ?? null],
    );
    return rowCount === 1;
  }

  /** Polls, which is simple. With a connection for it, LISTEN and NOTIFY take less. */
  async changed(key: string, _since: LockResult, milliseconds: number): Promise<LockResult | undefined> {
    for (const end = Date.now() + milliseconds; Date.now() < end; ) {
      const answer = await this.#read(key);
      if (answer.heldFor === undefined) return answer;
      await new Promise((resolve) => setTimeout(resolve, Math.min(pollInterval, end - Date.now())));
    }
    return undefined;
  }

  /** @throws StorageError if the database is away, so that the store tries again within `storageTimeout` */
  #query(sql: string, values: unknown[]): ReturnType<Database["query"]> {
    return this.database.query(sql, values).catch((error: { code?: string; message: string }) => {
      const { code, message } = error;
      const isAway = away.test(code ?? "") || /^(Connection terminated|timeout exceeded)/.test(message);
      if (!isAway) throw error;
      throw new StorageError("PostgreSQL cannot be reached. Check its address, and that it runs.", {
        cause: code,
        isAway,
      });
    });
  }

  async #read(key: string): Promise<LockResult> {
    const { rows } = await this.#query(`select *, ${now} as now from svc_tokens where key = $1`, [key]);
    const [row = {}] = rows;
    const left = Number(row.lease_until) - Number(row.now);
    return { now: Number(row.now), stored: storedOf(row), heldFor: left > 0 ? left : undefined };
  }
}

function storedOf({ version, settled_until, body }: Record<string, unknown>): Stored | undefined {
  if (version === null || version === undefined) return undefined;
  return { version: Number(version), settledUntil: Number(settled_until), body: String(body) };
}

/** A client whose tokens are in the database. */
export function clientOver(database: Database) {
  return createClient({ tokenStore: new SharedTokenStore(new PostgresqlStorage(database)) });
}
