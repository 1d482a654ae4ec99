import { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, types, type PoolConfig } from 'pg'
import { StartupError } from '../operations/startupError.ts'
import type { Engine } from './engine.ts'
import { listenTo } from './listening.ts'
import { createTurns, fairReading } from './reading/fairReading.ts'
import type { Schema } from './schema.ts'
import { startupTexts } from '../words/startup.ts'

const TIMEOUT_MS = 10_000
const PAUSE = 250
const INT8 = 20
const LONGEST_STATEMENT = 5_000
const LONGEST_SILENCE = 6_000
const MOST_CONNECTIONS = 10
/** Maximum number of connections for reads; the rest is reserved for writes. */
const MOST_READING = 6

// Error codes of PostgreSQL that mean the database is temporarily unusable: connection errors, exhausted
// resources (a full disk), a shutdown, a transaction to retry, a lock or statement timeout, and a read-only
// database.
const OUT_OF_SERVICE = /^(08...|53...|57P0.|57014|40001|40P01|55P03|25006)$/
const UNREACHABLE =
  /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$|^ENOTFOUND$/
const LOST = /^(Connection terminated|Client has encountered a connection error|timeout exceeded)/
const NOT_YET = /^57P0.$|^53300$/

// Parses bigint as number, because times fit into one. The driver's default is text.
types.setTypeParser(INT8, Number)

const config = (databaseUrl: string): PoolConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: 2_000,
  keepAlive: true,
})

/**
 * Planner settings: the cost of a random page read for solid-state disks, where the default assumes seek times,
 * and no parallel plans, because each of their processes repeats the search of the index.
 */
const PLANNER = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0'

const limited = (databaseUrl: string): PoolConfig => ({
  ...config(databaseUrl),
  options: PLANNER,
  max: MOST_CONNECTIONS,
  statement_timeout: LONGEST_STATEMENT,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  // Idle connections are closed before their silence would look like a failure.
  idleTimeoutMillis: LONGEST_STATEMENT,
  stream: socketThatEndsInSilence,
})

/**
 * Socket that closes after a silence. A failed machine or a network that drops packets closes no connection,
 * so the driver would wait for minutes, and the pool would reuse the connection. All statements have a
 * timeout, so a connection that stays silent for longer is lost; the pool replaces it.
 */
function socketThatEndsInSilence(): Socket {
  const socket = new Socket()
  return socket.setTimeout(LONGEST_SILENCE, () => socket.destroy())
}

/**
 * Opens a PostgreSQL database, which several processes may share.
 *
 * Waits up to 10 s for a database that is starting. Statements time out after 5 s, waiting for a connection
 * after 2 s. Lost connections are replaced by the next query.
 *
 * @param databaseUrl `postgres://user:password@host/database`
 * @param now clock of this machine, in milliseconds since 1970
 * @throws StartupError if it cannot be reached or refuses the connection
 */
export async function openPostgres(databaseUrl: string, now = Date.now): Promise<Engine> {
  // Migrations have no statement timeout, but a short lock timeout: others would queue behind a migration
  // that waits for a table.
  const migrationPool = createPool({ ...config(databaseUrl), max: 2, lock_timeout: 1_000 })
  const clockSkew = await awaitDatabase(migrationPool, { databaseUrl, now })
  const counters = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: createPool({
        ...limited(databaseUrl),
        max: 4,
        // A counter need not be on disk before its call goes on.
        options: `${PLANNER} -c synchronous_commit=off`,
      }),
    }),
  })
  const pool = createPool(limited(databaseUrl))
  return {
    dialect: new PostgresDialect({ pool }),
    readerDialect: fairReading(new PostgresDialect({ pool: shared(pool) }), createTurns(MOST_READING)),
    migrationDialect: new PostgresDialect({ pool: migrationPool }),
    counters,
    hear: (hearing) => listenTo({ ...config(databaseUrl), stream: socketThatEndsInSilence }, hearing),
    clockSkew,
    isOutOfService,
    explain: (error) => error,
    release: () => counters.destroy(),
  }
}

function createPool(options: PoolConfig): Pool {
  const pool = new Pool(options)
  // Ignores errors of idle connections, which nobody awaits: the next query gets a new connection or its own
  // error. Between two queries of a transaction, only the client emits the error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Wraps the pool for another user, which must not close it. */
const shared = (pool: Pool): PostgresPool => ({
  options: pool.options,
  connect: () => pool.connect(),
  end: async () => {},
})

/** Waits until the database responds. Returns how far its clock is ahead of this machine, in milliseconds. */
async function awaitDatabase(
  pool: Pool,
  { databaseUrl, now }: { readonly databaseUrl: string; readonly now: () => number },
): Promise<number> {
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    try {
      const client = await pool.connect()
      const asked = now()
      const { rows } = await client
        .query<{ now: string }>('select extract(epoch from clock_timestamp()) * 1000 as now')
        .finally(() => client.release())
      return Number(rows[0]?.now) - (asked + now()) / 2
    } catch (error) {
      const isStarting = UNREACHABLE.test(codeOf(error)) || NOT_YET.test(codeOf(error))
      if (!isStarting || performance.now() > until) {
        await pool.end()
        throw explain(error, databaseUrl)
      }
      await setTimeout(PAUSE)
    }
  }
}

function explain(error: unknown, databaseUrl: string): StartupError {
  const { host, pathname } = new URL(databaseUrl)
  const reason = error instanceof Error && error.message ? error.message : codeOf(error)
  return new StartupError(startupTexts.databaseAway(`${host}${pathname}`, reason), 'databaseUnavailable')
}

function isOutOfService(error: unknown): boolean {
  const code = codeOf(error)
  if (code) return OUT_OF_SERVICE.test(code) || UNREACHABLE.test(code)
  return error instanceof Error && LOST.test(error.message)
}

/** Code of an error. An aggregate error, as for a host with several addresses, has that of its first. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return error instanceof AggregateError ? codeOf(error.errors[0]) : ''
}
