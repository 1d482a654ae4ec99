import { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Client, Pool, types, type PoolConfig } from 'pg'
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
/** Limit of connections for reads; the rest stays for writes. */
const MOST_READING = 6

// Classes of PostgreSQL's codes: connections, resources (a full disk), an operator at work, a transaction to be tried
// again, a lock or a statement that took too long, and a database that is read only.
const OUT_OF_SERVICE = /^(08...|53...|57P0.|57014|40001|40P01|55P03|25006)$/
const UNREACHABLE =
  /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$|^ENOTFOUND$/
const LOST = /^(Connection terminated|Client has encountered a connection error|timeout exceeded)/
const NOT_YET = /^57P0.$|^53300$/

// Times fit into a number; the driver would make texts of them.
types.setTypeParser(INT8, Number)

const config = (databaseUrl: string): PoolConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: 2_000,
  keepAlive: true,
})

/** Cost of reading a page by an index in the plans of PostgreSQL, whose default is for disks that seek. */
const PLANNER = '-c random_page_cost=1.1'

const limited = (databaseUrl: string): PoolConfig => ({
  ...config(databaseUrl),
  options: PLANNER,
  max: MOST_CONNECTIONS,
  statement_timeout: LONGEST_STATEMENT,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  // The pool ends what nobody uses before the silence on it would look like a fault.
  idleTimeoutMillis: LONGEST_STATEMENT,
  stream: socketThatEndsInSilence,
})

/**
 * A machine that fails, or a network that drops packets, closes no connection: the driver would wait for minutes, and
 * the pool would hand the connection out again and again. PostgreSQL ends every statement in time, so a connection
 * that stays silent for longer is lost; it is destroyed, and the pool replaces it.
 */
function socketThatEndsInSilence(): Socket {
  const socket = new Socket()
  return socket.setTimeout(LONGEST_SILENCE, () => socket.destroy())
}

/**
 * A PostgreSQL database, which several processes may share.
 *
 * Waits up to 10 s for one that is just starting. A statement may take 5 s, a connection may be waited for for 2 s;
 * a connection that is lost is replaced by the next query.
 *
 * @param databaseUrl `postgres://user:password@host/database`
 * @param now the clock of this machine, in milliseconds since 1970
 * @throws StartupError when it cannot be reached, or refuses
 */
export async function openPostgres(databaseUrl: string, now = Date.now): Promise<Engine> {
  const clockSkew = await awaitDatabase(databaseUrl, now)
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
    // A migration takes as long as it takes, but whoever waits for a table makes everybody else wait behind it.
    migrationDialect: new PostgresDialect({
      pool: createPool({ ...config(databaseUrl), max: 2, lock_timeout: 1_000 }),
    }),
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
  // A connection was lost while nobody was asking it anything. There is nobody to tell: whoever asks next gets a new
  // one, or is told. Between two queries of a transaction only the connection itself hears of it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The same pool for another user, who does not end it. */
const shared = (pool: Pool): PostgresPool => ({
  options: pool.options,
  connect: () => pool.connect(),
  end: async () => {},
})

/** Returns how far its clock is ahead of this one, in milliseconds, once it answers. */
async function awaitDatabase(databaseUrl: string, now: () => number): Promise<number> {
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    try {
      const client = new Client(config(databaseUrl))
      client.on('error', () => {})
      await client.connect()
      const asked = now()
      const { rows } = await client.query<{ now: string }>(
        'select extract(epoch from clock_timestamp()) * 1000 as now',
      )
      const skew = Number(rows[0]?.now) - (asked + now()) / 2
      await client.end()
      return skew
    } catch (error) {
      const isStarting = UNREACHABLE.test(codeOf(error)) || NOT_YET.test(codeOf(error))
      if (!isStarting || performance.now() > until) throw explain(error, databaseUrl)
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

/** The code of an error; of several, as for a host with more than one address, of the first. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return error instanceof AggregateError ? codeOf(error.errors[0]) : ''
}
