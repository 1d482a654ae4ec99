import { fork, type ChildProcess } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refused } from '../../refused.ts'
import { createFairQueue } from '../../operations/fairQueue.ts'
import { currentRequester } from '../../operations/requester.ts'
import { watchMemory } from '../memoryWatch.ts'
import type { Answer, Asked, Unreadable, Unsafe } from './messages.ts'

const PATIENCE = 15_000
const HEAP = 256
/** What a child may have in memory, in bytes, where the machine tells. */
const MOST_MEMORY = 768 * 1024 * 1024

/** Reads resumes out of files that people bring, one after the other. */
export interface Importer {
  /**
   * What was read of a file: an `ImportedResume` as JSON. The child has checked and bounded it.
   *
   * @param account whose turn it is, so that nobody waits for all that somebody else brings
   * @throws Refused when it cannot be read, and (503) when too much waits
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

/**
 * Everything that a child reads of this machine: the code and its packages. Beside them lie the settings and, where
 * nobody says otherwise, the data.
 */
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
      new Refused('Too many files are being read right now. Try again in a few seconds.', {
        status: 503,
        headers: { 'Retry-After': '2' },
      }),
  })
  const children = new Set<ChildProcess>()

  const start = () => {
    const child = fork(childFile, {
      execArgv: guardsOf(childFile),
      // Nothing of what the server knows.
      env: {},
      serialization: 'advanced',
      stdio: 'ignore',
    })
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }
  /** What a child of its own says of a file; that child is ended in any case. */
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

const tooSlow = () =>
  new Refused(
    'This file takes too long to read. Save it in a simpler form, such as DOCX, and choose that file.',
  )

const refusals: Readonly<Record<Unreadable, () => Refused>> = {
  unknownKind: () =>
    new Refused(
      'This is no file that can be read. Choose a PDF, a Word document (DOCX), an export of LinkedIn (ZIP) or a JSON Resume.',
    ),
  oldWord: () =>
    new Refused('This is a Word document of the old kind. Save it as DOCX or PDF, and choose that file.'),
  openDocument: () =>
    new Refused('This is an OpenDocument file. Save it as DOCX or PDF, and choose that file.'),
  otherOffice: () =>
    new Refused(
      'This file is of an office program, but no Word document. Save it as PDF, and choose that file.',
    ),
  otherZip: () =>
    new Refused(
      'This ZIP file holds neither a Word document nor an export of LinkedIn. Choose the file as LinkedIn has sent it, a DOCX or a PDF.',
    ),
  brokenJson: () =>
    new Refused(
      'This JSON file breaks off or has a mistake in it. Export it again from where your resume is, and choose that file.',
    ),
  noResume: () =>
    new Refused(
      'This JSON file holds no resume that is known. Export your resume as JSON Resume, and choose that file.',
    ),
  encrypted: () =>
    new Refused('This file is locked with a password. Save it without one, and choose that file.'),
  damaged: () =>
    new Refused('This file is damaged, or not what its name says. Save it again, and choose that file.'),
  noText: () =>
    new Refused(
      'There is no text in this file: it may be a picture of pages, such as a scan. Choose the file that it was made of.',
    ),
  // As many as `most.pages`.
  tooManyPages: () =>
    new Refused(
      'This PDF has more than 20 pages. Save only the pages with your resume, and choose that file.',
    ),
  tooMuch: () => new Refused('There is too much in this file. Save only your resume, and choose that file.'),
}
