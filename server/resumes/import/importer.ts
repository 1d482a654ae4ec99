import { join } from 'node:path'
import { Refused } from '../../refused.ts'
import { createFairQueue } from '../../operations/fairQueue.ts'
import { ChildEnded, ChildTooSlow, createGuardedChild } from '../../operations/guardedChild.ts'
import { currentRequester } from '../../operations/requester.ts'
import type { Answer, ParseRequest, Unreadable, Unsafe } from './messages.ts'
import { importsRefusals } from '../../words/imports.ts'

const TIMEOUT_MS = 15_000
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
  // As many as `most.pages`.
  tooManyPages: () => new Refused(importsRefusals.tooManyPages),
  tooMuch: () => new Refused(importsRefusals.tooMuch),
}
