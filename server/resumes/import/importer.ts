import { fork, type ChildProcess } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refused } from '../../refused.ts'
import { createFairQueue } from '../../operations/fairQueue.ts'
import { currentRequester } from '../../operations/requester.ts'
import { watchMemory } from '../memoryWatch.ts'
import type { Answer, Asked, Unreadable, Unsafe } from './messages.ts'
import { importsRefusals } from '../../words/imports.ts'

const PATIENCE = 15_000
const HEAP = 256
/** Memory limit of a child, in bytes, where the system enforces one. */
const MOST_MEMORY = 768 * 1024 * 1024

/** Reads resumes out of files that people bring, one after the other. */
export interface Importer {
  /**
   * Reads a file as an `ImportedResume`, as JSON. The child has validated it.
   *
   * @param account for a fair queue
   * @throws Refused when the file cannot be read, and (503) when the queue is full
   */
  read(account: string, content: Uint8Array): Promise<string>
  /**
   * Looks into a PDF that is to be kept.
   *
   * @returns why it must not be kept; undefined where nothing speaks against it
   * @throws Refused (503) when too much waits
   */
  inspect(account: string, content: Uint8Array): Promise<Unsafe | undefined>
  close(): void
}

interface Options {
  readonly patience?: number
  readonly childFile?: string
}

/** Files that a child may read: code and packages, but neither settings nor data. */
const readable = ['server', 'contract', 'node_modules', 'package.json'].map((name) =>
  join(import.meta.dirname, '../../..', name),
)

const guardsOf = (childFile: string) => [
  // Neither files but these, nor other programs, nor threads, nor native code.
  '--permission',
  // Each may be a link, such as node_modules to a folder of several versions: modules have their real paths.
  ...[...readable, dirname(childFile)]
    .flatMap((path) => [path, realpathSync(path)])
    .map((path) => `--allow-fs-read=${path}`),
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${HEAP}`,
]

export function createImporter({
  childFile = join(import.meta.dirname, 'child.ts'),
  patience = PATIENCE,
}: Options = {}): Importer {
  const queue = createFairQueue({
    workers: 1,
    most: 20,
    mostOfOne: 3,
    tooMuch: () =>
      new Refused(importsRefusals.manyFiles, {
        status: 503,
        headers: { 'Retry-After': '2' },
      }),
  })
  const children = new Set<ChildProcess>()

  const start = () => {
    const child = fork(childFile, {
      execArgv: guardsOf(childFile),
      // The child inherits no environment.
      env: {},
      serialization: 'advanced',
      stdio: 'ignore',
    })
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }
  /** Asks a new child process about a file; the child ends in any case. */
  const ask = (asked: Asked) =>
    new Promise<Answer>((resolve, reject) => {
      const child = start()
      const settle = (work: () => void) => {
        clearTimeout(timer)
        stopWatching()
        child.off('message', hears).off('exit', ends)
        child.kill('SIGKILL')
        work()
      }
      const hears = (said: Answer) => settle(() => resolve(said))
      const ends = () => settle(() => reject(refusals.tooMuch()))
      const timer = setTimeout(() => settle(() => reject(tooSlow())), patience).unref()
      const stopWatching = watchMemory(child, MOST_MEMORY)
      child.on('message', hears).on('exit', ends)
      child.on('error', (error) => settle(() => reject(error)))
      child.send(asked, (error) => error && settle(() => reject(error)))
    })

  return {
    read: (account, content) =>
      queue.run({ client: account, signal: currentRequester()?.signal() }, async () => {
        const answer = await ask({ content, task: 'read' })
        if ('imported' in answer) return answer.imported
        throw refusals['unreadable' in answer ? answer.unreadable : 'damaged']()
      }),
    inspect: (account, content) =>
      queue.run({ client: account, signal: currentRequester()?.signal() }, async () => {
        const answer = await ask({ content, task: 'inspect' })
        return 'unsafe' in answer ? answer.unsafe : 'damaged'
      }),
    close: () => {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}

const tooSlow = () => new Refused(importsRefusals.tooSlow)

const refusals: Readonly<Record<Unreadable, () => Refused>> = {
  unknownKind: () => new Refused(importsRefusals.unknownKind),
  oldWord: () => new Refused(importsRefusals.oldWord),
  openDocument: () => new Refused(importsRefusals.openDocument),
  otherOffice: () => new Refused(importsRefusals.otherOffice),
  otherZip: () => new Refused(importsRefusals.otherZip),
  brokenJson: () => new Refused(importsRefusals.brokenJson),
  noResume: () => new Refused(importsRefusals.noResume),
  encrypted: () => new Refused(importsRefusals.encrypted),
  damaged: () => new Refused(importsRefusals.damaged),
  noText: () => new Refused(importsRefusals.noText),
  // As many as `most.pages`.
  tooManyPages: () => new Refused(importsRefusals.tooManyPages),
  tooMuch: () => new Refused(importsRefusals.tooMuch),
}
