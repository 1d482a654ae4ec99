// Reads what has been committed, in a thread of its own: however long it takes, the server answers everybody else.
import { parentPort, workerData } from 'node:worker_threads'
import { bound, preparing } from '../statements.ts'
import { openToRead } from './connection.ts'
import type { Asked, Failure, Said } from './messages.ts'

const database = openToRead(String(workerData))
const prepare = preparing(database, (statement) => statement)

// oxlint-disable unicorn/require-post-message-target-origin -- it is a thread, and no window

parentPort?.on('message', ({ id, parameters, sql }: Asked) =>
  parentPort?.postMessage(answer(id, sql, parameters)),
)

function answer(id: number, sql: string, parameters: readonly unknown[]): Said {
  try {
    return { id, rows: prepare(sql).all(...bound(parameters)) }
  } catch (error) {
    return { id, failure: failureOf(error) }
  }
}

const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  code: codeIn(error, 'code'),
  errcode: codeIn(error, 'errcode'),
})

const codeIn = (error: unknown, name: string): unknown =>
  error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined
