import { fork } from 'node:child_process'
import { join } from 'node:path'
import { Refused } from '../../refused.ts'
import { memoryOf, watchMemory } from '../../operations/memoryWatch.ts'
import type { Answer, LayoutRequest } from './messages.ts'
import { resumesRefusals } from '../../words/resumes.ts'

const START_MS = 20_000
/** Number of documents after which the process is replaced, because the compiler leaks memory. */
const MOST_DOCUMENTS = 1_000
const MOST_MEMORY_BYTES = 768 * 1024 * 1024
/** Memory above which the process is replaced, because memory of a long document is not released. */
const REPLACED_FROM_BYTES = 384 * 1024 * 1024
/** Grace period for a document that is no longer needed: starting a new child takes longer. */
const UNWANTED_MS = 500
const HEAP_MEBIBYTES = 256

/** The typesetter is unavailable on this machine. */
export class NoTypesetter extends Error {}

/** Child process that lays out one document at a time. */
export interface TypesettingChild {
  /**
   * Lays out a document. Replace the child if this throws.
   *
   * @param signal aborted when the document is no longer needed
   */
  lay(asked: LayoutRequest, signal: AbortSignal | undefined): Promise<Answer>
  /** True if it can lay out another document. */
  readonly isUsable: () => boolean
  end(): void
}

interface Options {
  readonly childFile: string
  readonly timeoutMs: number
}

/** Starts a child process and waits until it is ready. Throws `NoTypesetter`. */
export async function startTypesettingChild({ childFile, timeoutMs }: Options): Promise<TypesettingChild> {
  const child = fork(childFile, {
    execArgv: [`--max-old-space-size=${HEAP_MEBIBYTES}`],
    // Replaced environment: no secrets of the server, and no fonts of the machine.
    env: { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
    serialization: 'advanced',
    stdio: 'ignore',
  })
  // Errors while no document is being processed are ignored.
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  let documents = 0
  let isLarge = false
  const end = () => void child.kill('SIGKILL')

  const next = (withinMs: number, late: () => Error, send?: LayoutRequest, signal?: AbortSignal) =>
    new Promise<Answer>((resolve, reject) => {
      let unwanted: NodeJS.Timeout | undefined
      const settle = (work: () => void) => {
        clearTimeout(timer)
        clearTimeout(unwanted)
        child.off('message', take).off('error', fail).off('exit', exit)
        signal?.removeEventListener('abort', abort)
        work()
      }
      const take = (answer: Answer) => settle(() => resolve(answer))
      const fail = (error: Error) => settle(() => reject(error))
      const exit = (_: number | null, by: string | null) =>
        fail(by === 'SIGKILL' && send ? tooLong(send) : new Error('The typesetter has ended.'))
      const timer = setTimeout(() => fail(late()), withinMs)
      const abort = () => {
        unwanted = setTimeout(() => fail(unwantedReason(signal)), UNWANTED_MS)
      }
      child.on('message', take).on('error', fail).on('exit', exit)
      signal?.addEventListener('abort', abort, { once: true })
      if (send) child.send(send, (error) => error && fail(error))
    })

  try {
    const started = await next(START_MS, () => new Error('The typesetter does not start.'))
    if ('unavailable' in started) throw new NoTypesetter('There is no typesetter for this machine.')
  } catch (error) {
    end()
    throw error
  }
  return {
    lay: async (asked, signal) => {
      documents += 1
      const stopWatching = watchMemory(child, MOST_MEMORY_BYTES)
      try {
        const answer = await next(timeoutMs, () => tooSlow(asked), asked, signal)
        isLarge = (await memoryOf(child)) > REPLACED_FROM_BYTES
        return answer
      } finally {
        stopWatching()
      }
    },
    isUsable: () => child.connected && child.exitCode === null && !isLarge && documents < MOST_DOCUMENTS,
    end,
  }
}

const kindOf = (asked: LayoutRequest) => ('letter' in asked ? 'letter' : 'resume')

const unwantedReason = (signal: AbortSignal | undefined): Error =>
  signal?.reason instanceof Error ? signal.reason : new Error('Nobody waits for this document any more.')

/** Refused for a document that takes too long. */
const tooSlow = (asked: LayoutRequest) => new Refused(resumesRefusals.slowLayout(kindOf(asked)))

/** Refused for a document that takes too much memory. */
export const tooLong = (asked: LayoutRequest) => new Refused(resumesRefusals.longLayout(kindOf(asked)))
