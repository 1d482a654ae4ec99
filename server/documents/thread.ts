// Works on documents in a thread of its own: however long one takes, the server answers everybody else.
import { parentPort } from 'node:worker_threads'
import type { TaskResult } from '../operations/taskThread.ts'
import { documentTasks, type DocumentTasks } from './documentTasks.ts'

interface Request {
  readonly id: number
  readonly task: keyof DocumentTasks
  readonly input: never
}

async function answer({ id, input, task }: Request): Promise<TaskResult> {
  try {
    const value: unknown = await documentTasks[task](input)
    return { id, value, bytes: 2 * (JSON.stringify(value) ?? '').length + 1 }
  } catch (error) {
    return { id, failure: String(error) }
  }
}

parentPort?.on('message', (request: Request) => {
  void answer(request).then((result) => parentPort?.postMessage(result, []))
})
