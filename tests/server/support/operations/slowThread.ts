// Worker thread that responds, fails, never responds or exits, depending on the task.
import process from 'node:process'
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', ({ id, task }: { readonly id: number; readonly task: string }) => {
  if (task === 'end') process.exit()
  if (task === 'answer') parentPort?.postMessage({ id, value: task, bytes: 1 }, [])
  if (task === 'fail') parentPort?.postMessage({ id, failure: 'It failed.' }, [])
  if (task !== 'wait') return
  for (;;) Math.sqrt(2)
})
