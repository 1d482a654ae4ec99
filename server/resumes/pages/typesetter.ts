import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { Refused } from '../../refused.ts'
import type { Logger } from '../../operations/logger.ts'
import { createTurns } from './turns.ts'
import type { Answer, Asked, LaidPages, PrintedLetter } from './messages.ts'

const PATIENCE = 5_000
const PATIENCE_AT_START = 20_000
/** The compiler leaks memory: the child process is replaced after so many documents. */
const MOST_OF_A_CHILD = 1_000
const MOST_KEPT = 32

/** Makes PDFs and pictures of resumes, and PDFs of letters, one after the other. */
export interface Typesetter {
  /**
   * The PDF of a resume: the same bytes whenever it is asked for.
   *
   * @param account whose turn it is, so that nobody waits for all that somebody else asks for
   * @throws Refused (503) when too much waits, or this machine cannot make any
   */
  pdf(account: string, document: ResumeDocument): Promise<Uint8Array<ArrayBuffer>>
  /** The same of a letter. */
  letterPdf(account: string, letter: PrintedLetter): Promise<Uint8Array<ArrayBuffer>>
  /**
   * The pages of a resume, which are then kept for a while.
   *
   * @param key names what never changes: a revision of a resume
   * @param document read only where the pages are not there
   */
  pages(account: string, key: string, document: () => Promise<ResumeDocument>): Promise<LaidPages>
  close(): void
}

interface Options {
  readonly logger: Pick<Logger, 'error'>
  readonly patience?: number
  readonly childFile?: string
}

const CANNOT = 'This server cannot make PDFs: there is no typesetter for its kind of machine.'
const tooSlow = (asked: Asked | undefined) =>
  new Refused(
    `This ${asked && 'letter' in asked ? 'letter' : 'resume'} takes too long to lay out. Shorten it.`,
  )

export function createTypesetter({ childFile, logger, patience = PATIENCE }: Options): Typesetter {
  const turns = createTurns({
    most: 200,
    mostOfOne: 60,
    tooMuch: () =>
      new Refused('Too many pages are being laid out right now. Try again in a few seconds.', {
        status: 503,
        headers: { 'Retry-After': '2' },
      }),
  })
  const pagesKept = new Map<string, Promise<LaidPages>>()
  let child: { readonly process: ChildProcess; done: number } | undefined
  let isUnavailable = false

  const start = () => {
    const started = fork(childFile ?? join(import.meta.dirname, 'child.ts'), {
      execArgv: [],
      // Nothing of what the server knows, and no font of the machine.
      env: { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
      serialization: 'advanced',
      stdio: 'ignore',
    })
    // What it says when nobody asks is nobody's.
    started.on('error', () => {})
    started.unref()
    started.channel?.unref()
    return started
  }
  const end = () => {
    child?.process.kill('SIGKILL')
    child = undefined
  }
  /** What the child says next. */
  const hear = (from: ChildProcess, within: number, send?: Asked) =>
    new Promise<Answer>((resolve, reject) => {
      const settle = (work: () => void) => {
        clearTimeout(timer)
        from.off('message', hears).off('error', fails).off('exit', ends)
        work()
      }
      const hears = (said: Answer) => settle(() => resolve(said))
      const fails = (error: Error) => settle(() => reject(error))
      const ends = () => fails(new Error('The typesetter has ended.'))
      const timer = setTimeout(() => {
        end()
        fails(tooSlow(send))
      }, within)
      from.on('message', hears).on('error', fails).on('exit', ends)
      if (send) from.send(send, (error) => error && fails(error))
    })
  const ready = async () => {
    if (isUnavailable) throw unavailable()
    if (child && (child.done >= MOST_OF_A_CHILD || child.process.exitCode !== null)) end()
    if (child?.process.connected) return child
    const started = start()
    child = { process: started, done: 0 }
    const said = await hear(started, PATIENCE_AT_START)
    if ('unavailable' in said) {
      isUnavailable = true
      end()
      throw unavailable()
    }
    return child
  }
  const ask = (account: string, asked: Asked) =>
    turns.take(account, async () => {
      try {
        const asking = await ready()
        asking.done += 1
        return await hear(asking.process, patience, asked)
      } catch (error) {
        end()
        if (!(error instanceof Refused)) logger.error({ error }, 'The typesetter failed')
        throw error
      }
    })
  const failed = (answer: Answer) => {
    if ('tooLong' in answer) {
      return new Refused(`This resume has more than ${answer.tooLong} pages. Shorten it to see them.`)
    }
    const error = new Error('failed' in answer ? answer.failed : 'The typesetter answered something else.')
    logger.error({ error }, 'A resume or a letter could not be laid out')
    return error
  }
  const layOut = async (account: string, document: ResumeDocument) => {
    const answer = await ask(account, { wants: 'pages', document })
    if ('pictures' in answer) return answer
    throw failed(answer)
  }

  const pdfOf = async (account: string, asked: Asked) => {
    const answer = await ask(account, asked)
    if ('pdf' in answer) return Uint8Array.from(answer.pdf)
    throw failed(answer)
  }

  return {
    pdf: (account, document) => pdfOf(account, { wants: 'pdf', document }),
    letterPdf: (account, letter) => pdfOf(account, { wants: 'pdf', letter }),
    pages: (account, key, document) => {
      const before = pagesKept.get(key)
      const laid = before ?? document().then((read) => layOut(account, read))
      // The newest at the end.
      pagesKept.delete(key)
      pagesKept.set(key, laid)
      const [oldest] = pagesKept.keys()
      if (pagesKept.size > MOST_KEPT && oldest !== undefined) pagesKept.delete(oldest)
      if (!before) laid.catch(() => pagesKept.delete(key))
      return laid
    },
    close: end,
  }
}

const unavailable = () => new Refused(CANNOT, { status: 503 })
