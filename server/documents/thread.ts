// Worker thread for documents, so that a slow one does not block the server.
import { parentPort } from 'node:worker_threads'
import type { TaskResult } from '../operations/taskThread.ts'
import { documentTasks, type DocumentTasks } from './documentTasks.ts'

interface Request {
  readonly id: number
  readonly task: keyof DocumentTasks
  readonly input: never
}

const sizeOf = (value: unknown) =>
  value instanceof Uint8Array ? value.byteLength : 2 * (JSON.stringify(value) ?? '').length

async function answer({ id, input, task }: Request): Promise<TaskResult> {
  try {
    const value: unknown = await documentTasks[task](input)
    return { id, value, bytes: sizeOf(value) + 1 }
  } catch (error) {
    return { id, failure: String(error) }
  }
}

async function work(request: Request): Promise<void> {
  const result = await answer(request)
  const { buffer } = 'value' in result && result.value instanceof Uint8Array ? result.value : new Uint8Array()
  parentPort?.postMessage(result, buffer instanceof ArrayBuffer ? [buffer] : [])
}

parentPort?.on('message', (request: Request) => void work(request))
