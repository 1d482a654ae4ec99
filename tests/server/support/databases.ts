import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { prepareData } from '../../../server/prepareData.ts'
import { openStore } from '../../../server/store/open.ts'
import type { Database } from '../../../server/store/schema.ts'
import { databaseFile } from '../../../server/store/sqlite.ts'
import type { Cluster } from './postgresCluster.ts'

/** Location of a server's data. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** Registers cleanup for the end of a scope, such as a test. */
export type AtEnd = (end: () => void | Promise<void>) => void

let ofCluster: (() => Cluster) | undefined
let created = 0

/** Makes every server of this test file use its own database in this cluster. */
export function runOn(cluster: () => Cluster): void {
  ofCluster = cluster
}

export const isOnPostgres = () => ofCluster !== undefined

/**
 * PostgreSQL cluster that the tests run on, which they can stop and start.
 *
 * @throws {Error} if the tests do not run on PostgreSQL
 */
export function theCluster(): Cluster {
  if (!ofCluster) throw new Error('These tests do not run on PostgreSQL.')
  return ofCluster()
}

/** Address of a new, empty database; undefined if the tests run on SQLite. */
export const newDatabase = async (atEnd: AtEnd): Promise<string | undefined> =>
  ofCluster ? lentDatabase(atEnd) : undefined

/**
 * Creates a function that copies a database into a directory or onto PostgreSQL. The original is created on
 * first use, because migrating and filling it takes longer than most tests.
 */
export function copying(
  make: (db: Database) => Promise<unknown>,
): (dataDir: string, atEnd: AtEnd) => Promise<Place> {
  let made: Promise<Buffer | string> | undefined
  return async (dataDir, atEnd) => {
    made ??= ofCluster ? makeDatabase(make) : makeFile(make)
    const model = await made
    if (typeof model === 'string') return { dataDir, databaseUrl: await lentDatabase(atEnd, model) }
    writeFileSync(databaseFile(dataDir), model, { mode: 0o600 })
    return { dataDir, databaseUrl: undefined }
  }
}

/** Copies a migrated database without data, as a server leaves it after its first start. */
export const migratedIn = copying(prepareData)

async function makeFile(make: (db: Database) => Promise<unknown>): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jobgrove-'))
  await withStore({ dataDir, databaseUrl: undefined }, make)
  const file = readFileSync(databaseFile(dataDir))
  rmSync(dataDir, { recursive: true })
  return file
}

/** Creates a filled database in the cluster. Returns its name. */
async function makeDatabase(make: (db: Database) => Promise<unknown>): Promise<string> {
  const databaseUrl = await createDatabase()
  await withStore({ dataDir: '', databaseUrl }, make)
  return new URL(databaseUrl).pathname.slice(1)
}

let dropping = Promise.resolve()

/**
 * Creates a database that is dropped after its scope. Dropping hundreds at the end would exceed the time limit
 * of a hook, because a few GB in 100,000 files have to be deleted. The next test does not wait: PostgreSQL
 * pauses for a tenth of a second until the last connections have ended.
 */
async function lentDatabase(atEnd: AtEnd, model?: string): Promise<string> {
  const address = await createDatabase(model)
  const name = new URL(address).pathname.slice(1)
  const drop = () => inCluster('drop', (db) => sql`drop database ${sql.id(name)} with (force)`.execute(db))
  atEnd(() => {
    // A cluster that a test has stopped keeps its databases until it is removed.
    dropping = dropping.then(drop).catch(() => {})
  })
  return address
}

/**
 * Creates a database by copying files, which takes half as long as PostgreSQL's default (since version 15).
 *
 * @param model name of the database to copy; PostgreSQL's empty one by default
 */
async function createDatabase(model = 'template1'): Promise<string> {
  const name = `test_${(created += 1)}_${process.pid}`
  await inCluster('create', (db) =>
    sql`create database ${sql.id(name)} template ${sql.id(model)} strategy file_copy`.execute(db),
  )
  const url = new URL(theCluster().url)
  url.pathname = `/${name}`
  return url.href
}

const administration = new Map<string, Pool>()

/** Runs administrative statements over one connection of each kind, because opening a connection is slow. */
async function inCluster(
  kind: 'create' | 'drop',
  work: (db: Kysely<unknown>) => Promise<unknown>,
): Promise<void> {
  const pool = administration.get(kind) ?? connectionToCluster()
  administration.set(kind, pool)
  await work(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }))
}

function connectionToCluster(): Pool {
  const pool = new Pool({ connectionString: theCluster().url, max: 1, allowExitOnIdle: true })
  // A test has stopped PostgreSQL, or all tests are done: the pool replaces the connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Raw content of a database. */
export async function contentOf(place: Place): Promise<string> {
  if (!place.databaseUrl) {
    return ['jobgrove.db', 'jobgrove.db-wal']
      .map((file) => join(place.dataDir, file))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'latin1'))
      .join('')
  }
  return withStore(place, async (db) => {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    const rows = await Promise.all(
      tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db).then((found) => found.rows)),
    )
    return JSON.stringify(rows)
  })
}

/**
 * Names of the tables with a row that contains a text. The server must have stopped or share its database.
 */
export const tablesWith = (place: Place, text: string): Promise<string[]> =>
  withStore(place, async (db) => {
    const tables = await db.introspection.getTables()
    const found = await Promise.all(
      // Left out, because the word index contains only postings, and its tables on SQLite are virtual.
      tables
        .filter(({ name }) => !name.startsWith('search_words'))
        .map(async ({ name }) => {
          const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
          return JSON.stringify(rows).includes(text) ? [name] : []
        }),
    )
    return found.flat()
  })

/** Runs work on the data of a server that has stopped or shares its database. */
export async function withStore<Value>(place: Place, work: (db: Database) => Promise<Value>): Promise<Value> {
  const store = await openStore(place)
  try {
    return await work(store.db)
  } finally {
    await store.close()
  }
}
