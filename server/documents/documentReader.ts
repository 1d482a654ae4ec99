import type { Application } from '../applications/applications.ts'
import { isNameHidden, type LedgerEvent } from '../applications/hiding.ts'
import type { Introduction } from '../introductions/introductions.ts'
import { createFairQueue } from '../operations/fairQueue.ts'
import { currentRequester } from '../operations/requester.ts'
import { createResultCache } from '../operations/resultCache.ts'
import { createTaskThread } from '../operations/taskThread.ts'
import { Refused } from '../refused.ts'
import type { Resume } from '../resumes/resumes.ts'
import type { DocumentTasks } from './documentTasks.ts'
import { applicationsRefusals } from '../words/applications.ts'

const THREADS = 2
const TIMEOUT_MS = 10_000
const MAX_HEAP_MIB = 256
/** Cache size for the results of each task, in bytes. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024
/**
 * Input length in characters from which a task counts as heavy. Heavy tasks never occupy the last free
 * thread.
 */
const HEAVY = 200_000

type Input<Name extends keyof DocumentTasks> = Parameters<DocumentTasks[Name]>[0]
type Result<Name extends keyof DocumentTasks> = Awaited<ReturnType<DocumentTasks[Name]>>

type Sent = Pick<Application, 'erased_at' | 'hidden_as' | 'id' | 'snapshot' | 'snapshot_hash' | 'stage'>

/**
 * Renders user documents in worker threads, with a fair queue per account or network, deduplication of
 * concurrent requests, and a cache. Aborted tasks are not started.
 *
 * Throws `Refused` (503) if the queue is full, or a document takes too long.
 */
export interface DocumentReader {
  /** Printed text of the resume sent with an application, redacted for the company, as JSON. */
  applicantText(client: string, application: Sent): Promise<Result<'applicantText'>>
  /** PDF source of the resume sent with an application, and its file name. */
  applicantDocument(client: string, application: Sent): Promise<Result<'applicantDocument'>>
  /** Everything else sent with or written about an application, redacted for the company. */
  applicantWords(
    client: string,
    application: Sent,
    timeline: readonly LedgerEvent[],
  ): Promise<Result<'applicantWords'>>
  /** PDF source of the resume shared in an introduction, and its file name. */
  introductionResume(client: string, introduction: Introduction): Promise<Result<'introductionResume'>>
  /** HTML page of a shared resume. */
  sharedPage(
    resume: Pick<Resume, 'document' | 'id' | 'link_expires_on' | 'revision'>,
    page: Omit<Input<'sharedPage'>, 'resume'>,
  ): Promise<Result<'sharedPage'>>
  close(): Promise<void>
}

export function createDocumentReader(timeoutMs = TIMEOUT_MS): DocumentReader {
  const queue = createFairQueue({ workers: THREADS, most: 200, mostOfOne: 20, tooMuch: busy })
  const file = new URL('thread.ts', import.meta.url)
  const threads = Array.from({ length: THREADS }, () =>
    createTaskThread({ file, timeoutMs, maxHeapMiB: MAX_HEAP_MIB }),
  )
  const idle = [...threads]

  /** Runs a task in the threads. The cache key must contain everything that the result depends on. */
  const inThreads = <Name extends keyof DocumentTasks>(task: Name) => {
    const cache = createResultCache<Result<Name>>(MAX_CACHE_BYTES)
    return (client: string, key: string, input: Input<Name>, characters: number): Promise<Result<Name>> =>
      cache.find(key, currentRequester()?.signal(), (signal) =>
        queue.run({ client, cost: characters, isHeavy: characters > HEAVY, signal }, async () => {
          const thread = idle.pop()
          if (!thread) throw new Error('The queue runs more tasks than there are threads.')
          return thread.run<Result<Name>>(task, input).finally(() => idle.push(thread))
        }),
      )
  }
  const tasks = {
    applicantText: inThreads('applicantText'),
    applicantDocument: inThreads('applicantDocument'),
    applicantWords: inThreads('applicantWords'),
    introductionResume: inThreads('introductionResume'),
    sharedPage: inThreads('sharedPage'),
  }

  return {
    applicantText: (client, sent) =>
      tasks.applicantText(client, keyOf(sent), redactable(sent), lengthOf(sent)),
    applicantDocument: (client, sent) =>
      tasks.applicantDocument(client, keyOf(sent), redactable(sent), lengthOf(sent)),
    applicantWords: (client, sent, timeline) =>
      // Length is a sufficient cache key, because the timeline is append-only.
      tasks.applicantWords(
        client,
        `${keyOf(sent)} ${timeline.length}`,
        { ...redactable(sent), timeline },
        lengthOf(sent),
      ),
    introductionResume: (client, { created_at, erased_at: erasedAt, id, shared, shares }) =>
      tasks.introductionResume(
        client,
        // Shared text does not change until it is erased.
        `${id} ${erasedAt} ${shares}`,
        { created_at, shared, shares },
        shared?.length ?? 0,
      ),
    sharedPage: ({ document, id, link_expires_on, revision }, page) =>
      tasks.sharedPage(
        `network ${currentRequester()?.network}`,
        [id, revision, link_expires_on, page.link, page.canonical].join(' '),
        { ...page, resume: { document, link_expires_on } },
        document.length,
      ),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

const redactable = ({ erased_at, hidden_as, snapshot, stage }: Sent) => ({
  erased_at,
  hidden_as,
  snapshot,
  stage,
})

const lengthOf = ({ snapshot }: Sent) => snapshot?.length ?? 0

/** Cache key of a sent application; depends on whether the name is visible. */
const keyOf = (sent: Sent) =>
  `${sent.id} ${sent.snapshot_hash} ${isNameHidden(sent) ? sent.hidden_as : 'named'}`

const busy = () =>
  new Refused(applicationsRefusals.manyResumes, {
    status: 503,
    headers: { 'Retry-After': '2' },
  })
