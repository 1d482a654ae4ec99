import { expect, onTestFinished, test } from 'vitest'
import { createTaskThread } from '../../../server/operations/taskThread.ts'

function start() {
  const file = new URL('../support/operations/slowThread.ts', import.meta.url)
  const thread = createTaskThread({ file, timeoutMs: 3_000, maxHeapMiB: 64 })
  onTestFinished(() => thread.close())
  return thread
}

test('a task that takes too long is refused, and the next one gets a new thread', async () => {
  const thread = start()

  await expect(thread.run('wait', null)).rejects.toMatchObject({ status: 503 })
  expect(await thread.run('answer', null)).toMatchObject({ value: 'answer' })
})

test('A thread that exits fails its own task only.', async () => {
  const thread = start()

  expect(await thread.run('answer', null)).toMatchObject({ value: 'answer' })
  await expect(thread.run('end', null)).rejects.toThrow('The thread has ended.')
  await expect(thread.run('fail', null)).rejects.toThrow('It failed.')
  expect(await thread.run('answer', null)).toMatchObject({ value: 'answer' })
})
