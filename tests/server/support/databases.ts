import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { openStore } from '../../../server/store/open.ts'
import type { Database } from '../../../server/store/schema.ts'
import { databaseFile } from '../../../server/store/sqlite.ts'
import type { Cluster } from './postgresCluster.ts'

/** Data of a server. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** Adds to what is done at the end of a scope, such as a test. */
export type AtEnd = (end: () => void | Promise<void>) => void

let ofCluster: (() => Cluster) | undefined
let created = 0

/** From now on every server of this file keeps its data in a database of its own in that PostgreSQL. */
export function runOn(cluster: () => Cluster): void {
  ofCluster = cluster
}

export const isOnPostgres = () => ofCluster !== undefined

/** The PostgreSQL that the tests run on, to be stopped and started. */
export function theCluster(): Cluster {
  if (!ofCluster) throw new Error('These tests do not run on PostgreSQL.')
  return ofCluster()
}

/** The address of a new, empty database; undefined where a directory is all that is needed. */
export const newDatabase = async (atEnd: AtEnd): Promise<string | undefined> =>
  ofCluster ? lentDatabase(atEnd) : undefined

/**
 * Gives what puts a copy of one database into a directory, or in its place onto PostgreSQL. The database is made when it
 * is first wanted: to bring one to the schema of this version, and to fill it, takes longer than most tests.
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

/** Puts a database in which nothing has ever been. */
export const migratedIn = copying(async () => {})

async function makeFile(make: (db: Database) => Promise<unknown>): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jobgrove-'))
  await withStore({ dataDir, databaseUrl: undefined }, make)
  const file = readFileSync(databaseFile(dataDir))
  rmSync(dataDir, { recursive: true })
  return file
}

/** Gives its name. */
async function makeDatabase(make: (db: Database) => Promise<unknown>): Promise<string> {
  const databaseUrl = await createDatabase()
  await withStore({ dataDir: '', databaseUrl }, make)
  return new URL(databaseUrl).pathname.slice(1)
}

/**
 * A database that goes with what it is for. What is left of hundreds is a few GB in 100,000 files: to remove them all at
 * the end takes a busy machine longer than a hook may take, and three times as long as to drop each.
 */
async function lentDatabase(atEnd: AtEnd, model?: string): Promise<string> {
  const address = await createDatabase(model)
  const name = new URL(address).pathname.slice(1)
  atEnd(() => inCluster((db) => sql`drop database ${sql.id(name)} with (force)`.execute(db)))
  return address
}

/**
 * Its files are copied, which takes half as long as what PostgreSQL (15 or newer) does by itself.
 *
 * @param model whose copy it is; PostgreSQL's own empty one by default
 */
async function createDatabase(model = 'template1'): Promise<string> {
  const name = `test_${(created += 1)}_${process.pid}`
  await inCluster((db) =>
    sql`create database ${sql.id(name)} template ${sql.id(model)} strategy file_copy`.execute(db),
  )
  const url = new URL(theCluster().url)
  url.pathname = `/${name}`
  return url.href
}

async function inCluster(work: (db: Kysely<unknown>) => Promise<unknown>): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: theCluster().url, max: 1 }) }),
  })
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

/** Everything that the database holds, as it lies there. */
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

/** The tables that have a text in one of their rows, of a server that has ended, or that shares its database. */
export const tablesWith = (place: Place, text: string): Promise<string[]> =>
  withStore(place, async (db) => {
    const tables = await db.introspection.getTables()
    const found = await Promise.all(
      // The index of words is of postings alone, and SQLite keeps it in tables of its own making.
      tables
        .filter(({ name }) => !name.startsWith('search_words'))
        .map(async ({ name }) => {
          const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
          return JSON.stringify(rows).includes(text) ? [name] : []
        }),
    )
    return found.flat()
  })

/** Works on the data of a server that has ended, or of one that shares its database. */
export async function withStore<Value>(place: Place, work: (db: Database) => Promise<Value>): Promise<Value> {
  const store = await openStore(place)
  try {
    return await work(store.db)
  } finally {
    await store.close()
  }
}
