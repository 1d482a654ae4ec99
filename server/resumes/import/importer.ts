import { join } from 'node:path'
import { Refused } from '../../refused.ts'
import { createFairQueue } from '../../operations/fairQueue.ts'
import { ChildEnded, ChildTooSlow, createGuardedChild } from '../../operations/guardedChild.ts'
import { currentRequester } from '../../operations/requester.ts'
import type { Answer, ParseRequest, Unreadable, Unsafe } from './messages.ts'
import { importsRefusals } from '../../words/imports.ts'

const TIMEOUT_MS = 15_000
const HEAP = 256
/** Memory limit of a child process in bytes, where the system enforces one. */
const MOST_MEMORY = 768 * 1024 * 1024

/** Reads resumes from uploaded files, one file at a time. */
export interface Importer {
  /**
   * Reads a file. Returns an `ImportedResume` as JSON, validated by the child process.
   *
   * @param account key of the fair queue
   * @throws Refused if the file cannot be read; Refused (503) if the queue is full
   */
  read(account: string, content: Uint8Array): Promise<string>
  /**
   * Inspects a PDF before it is stored.
   *
   * @returns the reason to refuse it; undefined if it is safe
   * @throws Refused (503) if the queue is full
   */
  inspect(account: string, content: Uint8Array): Promise<Unsafe | undefined>
  close(): void
}

interface Options {
  readonly timeoutMs?: number
  readonly childFile?: string
}

export function createImporter({
  childFile = join(import.meta.dirname, 'child.ts'),
  timeoutMs = TIMEOUT_MS,
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
  const child = createGuardedChild<ParseRequest, Answer>({
    childFile,
    timeoutMs,
    maxHeapMiB: HEAP,
    maxMemoryBytes: MOST_MEMORY,
  })
  const ask = (asked: ParseRequest) =>
    child.ask(asked).catch((error: unknown) => {
      if (error instanceof ChildTooSlow) throw tooSlow()
      throw error instanceof ChildEnded ? refusals.tooMuch() : error
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
    close: () => child.close(),
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
  // The message states the number of `most.pages`.
  tooManyPages: () => new Refused(importsRefusals.tooManyPages),
  tooMuch: () => new Refused(importsRefusals.tooMuch),
}
