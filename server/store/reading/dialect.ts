import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Threads } from './threads.ts'

/**
 * SQLite dialect for reads in threads, which do not block this thread. The threads stay open when it is
 * destroyed.
 */
export const readingDialect = (threads: Threads): Dialect => ({
  createAdapter: () => new ReadingAdapter(),
  createDriver: () => driverOf(threads),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

// Enables one connection per thread; by default Kysely runs one SQLite query at a time.
class ReadingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

const nothing = async () => {}

const onlyReads = async (): Promise<never> => {
  throw new Error('This connection only reads: it has no transactions and no streams.')
}

const driverOf = (threads: Threads): Driver => ({
  init: nothing,
  acquireConnection: async () => connectionOf(threads),
  releaseConnection: nothing,
  beginTransaction: onlyReads,
  commitTransaction: onlyReads,
  rollbackTransaction: onlyReads,
  destroy: nothing,
})

const connectionOf = (threads: Threads): DatabaseConnection => ({
  executeQuery: async <Row>({ parameters, sql }: CompiledQuery): Promise<QueryResult<Row>> => {
    const rows = await threads.query(sql, parameters)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely derives the type of rows from the query
    return { rows: rows as Row[] }
  },
  async *streamQuery() {
    yield await onlyReads()
  },
})
