// Attempts of a guarded child process to do forbidden things.
import { spawnSync } from 'node:child_process'
import dns from 'node:dns/promises'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import process from 'node:process'
import { Worker } from 'node:worker_threads'

const attempts: Readonly<Record<string, () => unknown>> = {
  read: () => readFileSync('/etc/passwd'),
  // The files next to the code include settings and data.
  readBeside: () => readFileSync(`${import.meta.dirname}/../../../../README.md`),
  write: () => writeFileSync(`${import.meta.dirname}/written`, ''),
  spawn: () => spawnSync('true'),
  thread: () => new Worker('', { eval: true }),
  evaluate: () => Reflect.construct(Function, ['return 1']),
  connect: () => connect(80, '127.0.0.1'),
  resolve: () => dns.lookup('localhost'),
  fetch: () => fetch('http://127.0.0.1:9'),
}

/** Returns the attempts that succeed, and the names of the child's environment variables. */
export async function tryAll(): Promise<string> {
  const done: string[] = []
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      await attempt()
      done.push(name)
    } catch {
      // The guard has prevented the attempt.
    }
  }
  return [`done: ${done.join()}`, `env: ${Object.keys(process.env).join()}`].join('; ')
}

/** Ends or hangs the child if the message asks for it. Returns whether the child should not respond. */
export function misbehave(wanted: string): boolean {
  if (wanted === 'hangs') return true
  if (wanted === 'dies') process.exit(1)
  const held: Uint8Array[] = []
  if (wanted === 'eats') for (;;) held.push(new Uint8Array(64 * 1024 * 1024).fill(1))
  return false
}
