// Stands in for the child that reads files: it tries what that one must not be able to do, and tells what became of it.
import { spawnSync } from 'node:child_process'
import dns from 'node:dns/promises'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { closeNetwork } from '../../../../server/operations/closeNetwork.ts'
import type { Asked } from '../../../../server/resumes/import/messages.ts'

closeNetwork()

const attempts: Readonly<Record<string, () => unknown>> = {
  read: () => readFileSync('/etc/passwd'),
  // Beside the code lie the settings and the data.
  readBeside: () => readFileSync(`${import.meta.dirname}/../../../../README.md`),
  write: () => writeFileSync(`${import.meta.dirname}/written`, ''),
  spawn: () => spawnSync('true'),
  thread: () => new Worker('', { eval: true }),
  evaluate: () => Reflect.construct(Function, ['return 1']),
  connect: () => connect(80, '127.0.0.1'),
  resolve: () => dns.lookup('localhost'),
  fetch: () => fetch('http://127.0.0.1:9'),
}

async function tried(): Promise<string> {
  const done: string[] = []
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      await attempt()
      done.push(name)
    } catch {
      // As it should be.
    }
  }
  return [`done: ${done.join()}`, `env: ${Object.keys(process.env).join()}`].join('; ')
}

process.on('disconnect', () => process.exit())
process.on('message', ({ content }: Asked) => {
  const wanted = Buffer.from(content).toString()
  if (wanted === 'hangs') return
  if (wanted === 'dies') process.exit(1)
  const held: Uint8Array[] = []
  if (wanted === 'eats') for (;;) held.push(new Uint8Array(64 * 1024 * 1024).fill(1))
  void tried().then((summary) =>
    process.send?.({
      imported: JSON.stringify({ document: { basics: { name: wanted, summary } } }),
    }),
  )
})
