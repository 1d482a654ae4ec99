// Worker thread that reads committed data, so that a slow query does not block the server.
import { parentPort, workerData } from 'node:worker_threads'
import { Kysely, SqliteDialect } from 'kysely'
import * as v from 'valibot'
import { exportedFunction } from '../../moduleExports.ts'
import { Refused } from '../../refused.ts'
import type { Database, Schema } from '../schema.ts'
import { bound, preparing } from '../statements.ts'
import { openToRead } from './connection.ts'
import type { ReaderRequest, Failure, ReaderTask, ReaderReply } from './messages.ts'

/** Task of many queries in this thread. The bytes of the result are transferred without copying. */
export type RunReaderTask = (db: Database, input: never) => Promise<Uint8Array<ArrayBuffer>>

const database = openToRead(String(workerData))
const prepare = preparing(database, (statement) => statement)
const db = new Kysely<Schema>({
  dialect: new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: preparing(database, (statement) => ({
        reader: true,
        all: (parameters) => statement.all(...bound(parameters)),
        run: (parameters) => statement.run(...bound(parameters)),
        iterate: (parameters) => statement.iterate(...bound(parameters)),
      })),
    },
  }),
})

parentPort?.on('message', (asked: ReaderRequest) => void work(asked))

async function work(asked: ReaderRequest): Promise<void> {
  const said = await answer(asked)
  parentPort?.postMessage(said, 'bytes' in said ? [said.bytes.buffer] : [])
}

async function answer({ id, ...asked }: ReaderRequest): Promise<ReaderReply> {
  try {
    if ('module' in asked) return { id, bytes: await runTask(asked) }
    return { id, rows: prepare(asked.sql).all(...bound(asked.parameters)) }
  } catch (error) {
    return { id, failure: failureOf(error) }
  }
}

const taskExports = v.object({ run: exportedFunction<RunReaderTask>() })

const modules = new Map<string, Promise<{ readonly run: RunReaderTask }>>()

// Cached, because resolving an imported module again takes longer than a quick query.
function load(module: string): Promise<{ readonly run: RunReaderTask }> {
  const known = modules.get(module)
  if (known) return known
  const loading = import(module).then((exports) => v.parse(taskExports, exports))
  modules.set(module, loading)
  return loading
}

async function runTask({ input, module }: ReaderTask): Promise<Uint8Array<ArrayBuffer>> {
  const { run } = await load(module)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller that names the module knows its input
  return run(db, input as never)
}

const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  code: codeIn(error, 'code'),
  errcode: codeIn(error, 'errcode'),
  refusal: error instanceof Refused ? detailsOf(error) : undefined,
})

const detailsOf = ({ fields, headers, reason, status }: Refused) => ({
  status,
  headers,
  ...(fields && { fields }),
  ...(reason && { reason }),
})

const codeIn = (error: unknown, name: string): unknown =>
  error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined
