import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely'
import { StartupError } from '../operations/startupError.ts'
import { hearText, type ChangeListener } from './changes.ts'
import type { Engine } from './engine.ts'
import { readingDialect } from './reading/dialect.ts'
import { createTurns, fairReading } from './reading/fairReading.ts'
import { createThreads, maxThreads } from './reading/threads.ts'
import { bound, preparing } from './statements.ts'
import { startupTexts } from '../words/startup.ts'

// Primary result codes of SQLite, the lowest byte of extended ones.
const BUSY = 5
const READ_ONLY = 8
const IO_ERROR = 10
const CORRUPT = 11
const FULL = 13
const CANNOT_OPEN = 14
const NOT_A_DATABASE = 26

const PRAGMAS = [
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
  'trusted_schema = off',
  // Overwrites deleted data, so that codes do not outlive their email.
  'secure_delete = on',
] as const

/** Path of the database file. */
export const databaseFile = (dataDir: string) => join(dataDir, 'jobgrove.db')

/**
 * Opens the embedded database: one SQLite file in a directory that belongs to this process alone.
 *
 * Commits are synced to disk before they return. A second SQLite file is locked while the process lives; the
 * operating system releases it in any case.
 *
 * @param dataDir absolute path; created with access for its owner only if missing
 * @throws StartupError if the directory is in use or cannot be written, the data is damaged, or the disk is
 * full
 */
export function openSqlite(dataDir: string): Engine {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    keepToOwner(dataDir)
    const lock = takeLock(dataDir)
    const hearings = new Set<ChangeListener>()
    const threads = createThreads(databaseFile(dataDir))
    const takeTurn = createTurns(maxThreads)
    const tell = (text: string) => hearings.forEach((hearing) => hearText(text, hearing))
    return {
      dialect: new EmbeddedDialect({ database: adapt(openFile(dataDir, lock), tell) }),
      readerDialect: fairReading(readingDialect(threads), takeTurn),
      runReaderTask: async (module, input) => {
        const endTurn = await takeTurn()
        try {
          return await threads.run({ module: module.href, input })
        } finally {
          endTurn()
        }
      },
      isOutOfService: (error) => [BUSY, READ_ONLY, IO_ERROR, FULL, CANNOT_OPEN].includes(resultCode(error)),
      hear: async (hearing) => {
        hearings.add(hearing)
        return async () => void hearings.delete(hearing)
      },
      explain: (error) => explain(error, dataDir),
      clockSkew: 0,
      release: async () => {
        await threads.close()
        lock.close()
      },
    }
  } catch (error) {
    throw explain(error, dataDir)
  }
}

/** Revokes access of other users to data that was created or copied with wider permissions. */
function keepToOwner(dataDir: string): void {
  const names = readdirSync(dataDir)
  const ours = names.filter((name) => name === 'lock' || name.startsWith('jobgrove.db'))
  // A directory with other files may be shared intentionally.
  const paths = ours.length > 0 || names.length === 0 ? [dataDir] : []
  for (const path of [...paths, ...ours.map((name) => join(dataDir, name))]) {
    const { mode, uid } = statSync(path)
    if ((mode & 0o077) !== 0 && uid === process.geteuid?.()) chmodSync(path, mode & 0o700)
  }
}

/**
 * Locks the data directory, so that no server can open it.
 *
 * @param dataDir absolute path; created with access for its owner only if missing
 * @returns function that releases the lock
 * @throws StartupError if it is in use or cannot be written
 */
export function holdDataDir(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const lock = takeLock(dataDir)
    return () => lock.close()
  } catch (error) {
    throw explain(error, dataDir)
  }
}

function takeLock(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (resultCode(error) !== BUSY) throw error
    throw new StartupError(startupTexts.dataLocked(dataDir), 'dataLocked')
  }
}

function openFile(dataDir: string, lock: DatabaseSync): DatabaseSync {
  try {
    const database = new DatabaseSync(databaseFile(dataDir), { timeout: 2_000 })
    for (const pragma of PRAGMAS) database.exec(`pragma ${pragma}`)
    return database
  } catch (error) {
    lock.close()
    throw error
  }
}

class EmbeddedDialect extends SqliteDialect {
  override createAdapter() {
    return new EmbeddedAdapter()
  }
}

// SQLite can roll back schema changes. The migrator uses a transaction only if the adapter declares this.
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * Adapts a database to Kysely, and collects announced changes.
 *
 * @param tell receives the announcements of a transaction after its commit
 */
function adapt(database: DatabaseSync, tell: (text: string) => void): SqliteDatabase {
  const announced: string[] = []
  database.function('pg_notify', { varargs: false }, (_channel: SQLInputValue, text: SQLInputValue) => {
    if (typeof text === 'string') announced.push(text)
    return null
  })
  const settle = (sql: string) => {
    if (announced.length === 0 || (database.isTransaction && sql !== 'rollback')) return
    const texts = announced.splice(0)
    if (sql !== 'rollback') texts.forEach(tell)
  }
  return {
    close: () => database.close(),
    prepare: preparing(database, (statement, sql) => {
      const andSettle = <Value>(value: Value) => {
        settle(sql)
        return value
      }
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => andSettle(statement.all(...bound(parameters))),
        run: (parameters) =>
          // On a full disk SQLite has rolled back on its own. Another rollback would fail, and hide the
          // original error.
          sql === 'rollback' && !database.isTransaction
            ? andSettle({ changes: 0, lastInsertRowid: 0 })
            : andSettle(statement.run(...bound(parameters))),
        iterate: (parameters) => statement.iterate(...bound(parameters)),
      }
    }),
  }
}

const resultCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0

function explain(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (resultCode(error) === FULL || code === 'ENOSPC') {
    return new StartupError(startupTexts.diskFull(dataDir), 'diskFull')
  }
  if ([CORRUPT, NOT_A_DATABASE].includes(resultCode(error))) {
    return new StartupError(startupTexts.damagedData(dataDir), 'damagedData')
  }
  const unwritable =
    typeof code === 'string' && ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST'].includes(code)
  if (unwritable || [READ_ONLY, IO_ERROR, CANNOT_OPEN].includes(resultCode(error))) {
    return new StartupError(startupTexts.unwritableData(dataDir), 'dataUnwritable')
  }
  return error
}
