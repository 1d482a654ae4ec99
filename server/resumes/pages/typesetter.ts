import { join } from 'node:path'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { createFairQueue } from '../../operations/fairQueue.ts'
import type { Logger } from '../../operations/logger.ts'
import { currentRequester } from '../../operations/requester.ts'
import { createResultCache } from '../../operations/resultCache.ts'
import { Refused } from '../../refused.ts'
import { layoutCostOf } from './layoutCost.ts'
import type { Answer, LayoutRequest, LaidPages, PrintedLetter } from './messages.ts'
import { NoTypesetter, startTypesettingChild, tooLong, type TypesettingChild } from './typesettingChild.ts'
import { resumesRefusals } from '../../words/resumes.ts'

const TIMEOUT_MS = 5_000
const CHILDREN = 2
/** Size of the page cache, in bytes. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024

/**
 * Renders PDFs and pictures of resumes, and PDFs of letters: two at a time, with fair turns per client.
 * Documents of aborted requests are skipped.
 */
export interface Typesetter {
  /**
   * PDF of a resume; reproducible byte for byte.
   *
   * @param client account or network, key of the fair queue
   * @throws Refused (503) if the queue is full or the typesetter is unavailable; Refused if the document is
   * too long
   */
  pdf(client: string, document: ResumeDocument): Promise<Uint8Array<ArrayBuffer>>
  /** PDF of a letter. Throws as `pdf`. */
  letterPdf(client: string, letter: PrintedLetter): Promise<Uint8Array<ArrayBuffer>>
  /**
   * Pages of a resume, cached for some time.
   *
   * @param key immutable identity: a revision of a resume
   * @param document called only if not cached
   */
  pages(client: string, key: string, document: () => Promise<ResumeDocument>): Promise<LaidPages>
  close(): void
}

interface Options {
  readonly logger: Pick<Logger, 'error'>
  readonly timeoutMs?: number
  readonly childFile?: string
}

export function createTypesetter({
  childFile = join(import.meta.dirname, 'child.ts'),
  logger,
  timeoutMs = TIMEOUT_MS,
}: Options): Typesetter {
  const queue = createFairQueue({ workers: CHILDREN, most: 200, mostOfOne: 20, tooMuch: busy })
  const cache = createResultCache<LaidPages>(MAX_CACHE_BYTES)
  const children = new Set<TypesettingChild>()
  const idle: TypesettingChild[] = []
  let isUnavailable = false
  let isClosed = false

  const end = (child: TypesettingChild) => {
    children.delete(child)
    child.end()
  }
  const start = async () => {
    if (isUnavailable) throw unavailable()
    try {
      const child = await startTypesettingChild({ childFile, timeoutMs })
      children.add(child)
      if (isClosed) end(child)
      return child
    } catch (error) {
      if (!(error instanceof NoTypesetter)) throw error
      isUnavailable = true
      throw unavailable()
    }
  }
  const takeIdle = () => {
    for (let child = idle.pop(); child; child = idle.pop()) {
      if (child.isUsable()) return child
      end(child)
    }
    return undefined
  }
  const layOut = async (asked: LayoutRequest, signal: AbortSignal | undefined) => {
    let child: TypesettingChild | undefined
    try {
      child = takeIdle() ?? (await start())
      // Checked again, because starting the child takes time.
      const answer = signal?.aborted ? undefined : await child.lay(asked, signal)
      idle.push(child)
      if (answer) return answer
    } catch (error) {
      if (child) end(child)
      if (!(error instanceof Refused)) logger.error({ error }, 'The typesetter failed')
      throw error
    }
    throw signal?.reason
  }
  const ask = (client: string, asked: LayoutRequest, signal = currentRequester()?.signal()) => {
    const { isHeavy, isTooMuch, milliseconds: cost } = layoutCostOf(asked)
    if (isTooMuch) throw tooLong(asked)
    return queue.run({ client, cost, isHeavy, signal }, () => layOut(asked, signal))
  }
  const failed = (answer: Answer) => {
    if ('tooLong' in answer) {
      return new Refused(resumesRefusals.manyPages(answer.tooLong))
    }
    const error = new Error('failed' in answer ? answer.failed : 'The typesetter answered something else.')
    logger.error({ error }, 'A resume or a letter could not be laid out')
    return error
  }
  const pdfOf = async (client: string, asked: LayoutRequest) => {
    const answer = await ask(client, asked)
    if ('pdf' in answer) return Uint8Array.from(answer.pdf)
    throw failed(answer)
  }

  return {
    pdf: (client, document) => pdfOf(client, { wants: 'pdf', document }),
    letterPdf: (client, letter) => pdfOf(client, { wants: 'pdf', letter }),
    pages: (client, key, read) =>
      cache.find(key, currentRequester()?.signal(), async (signal) => {
        const answer = await ask(client, { wants: 'pages', document: await read() }, signal)
        if (!('pictures' in answer)) throw failed(answer)
        const bytes = answer.pictures.reduce((sum, { byteLength }) => sum + byteLength, 0)
        return { value: answer, bytes }
      }),
    close: () => {
      isClosed = true
      for (const child of children) end(child)
    },
  }
}

const unavailable = () =>
  new Refused(resumesRefusals.noTypesetter, {
    status: 503,
  })

const busy = () =>
  new Refused(resumesRefusals.manyLayouts, {
    status: 503,
    headers: { 'Retry-After': '2' },
  })
