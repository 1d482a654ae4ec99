import { join } from 'node:path'
import { createFairQueue } from '../operations/fairQueue.ts'
import { ChildEnded, ChildTooSlow, createGuardedChild } from '../operations/guardedChild.ts'
import { currentRequester } from '../operations/requester.ts'
import { Refused } from '../refused.ts'
import { mediaRefusals } from '../words/media.ts'
import type { Answer, PictureRequest, Squares } from './messages.ts'

const TIMEOUT_MS = 10_000
const MAX_HEAP_MIB = 128
/** Memory limit of the child process. 50 million pixels of a WebP take 200 MB. */
const MAX_MEMORY_BYTES = 512 * 1024 * 1024

/** Creates squares of uploaded pictures, one picture at a time. */
export interface PictureMaker {
  /**
   * Creates the squares of a picture.
   *
   * @param account key of the fair queue
   * @throws Refused if the file is not a usable picture; Refused (503) if the queue is full
   */
  make(account: string, content: Uint8Array): Promise<Squares>
  close(): void
}

interface Options {
  readonly childFile?: string
  readonly timeoutMs?: number
}

export function createPictureMaker({
  childFile = join(import.meta.dirname, 'child.ts'),
  timeoutMs = TIMEOUT_MS,
}: Options = {}): PictureMaker {
  const queue = createFairQueue({
    workers: 1,
    most: 20,
    mostOfOne: 2,
    tooMuch: () => new Refused(mediaRefusals.busy, { status: 503, headers: { 'Retry-After': '2' } }),
  })
  const child = createGuardedChild<PictureRequest, Answer>({
    childFile,
    timeoutMs,
    maxHeapMiB: MAX_HEAP_MIB,
    maxMemoryBytes: MAX_MEMORY_BYTES,
    hasNativeCode: true,
  })
  const ask = (asked: PictureRequest) =>
    child.ask(asked).catch((error: unknown) => {
      if (error instanceof ChildTooSlow || error instanceof ChildEnded)
        throw new Refused(mediaRefusals.tooMuch)
      throw error
    })
  return {
    make: (account, content) =>
      queue.run({ client: account, signal: currentRequester()?.signal() }, async () => {
        const answer = await ask({ content })
        if ('unusable' in answer) throw new Refused(mediaRefusals[answer.unusable])
        return answer.squares
      }),
    close: () => child.close(),
  }
}
