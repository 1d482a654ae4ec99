import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isProse, textsIn } from './textsIn.ts'

const runtime = join(import.meta.dirname, '../../stories/locale/locale.ts')

/** Modules of texts: those of the application, and of what client and server share. */
const ofWords = /\/src\/words\/[^?]*\.ts$/
const ofContract = /\/contract\/[^?]*\.ts$/

/** Words that are printed in the language of a resume, that texts are compared with, or that are markup. */
const notForPeople =
  /\/contract\/(?:markdown\/|postings\/(?:fraud\/|currency)|resumes\/(?:samples|resumeHeadings|printed\w*)|search\/remote)/

/**
 * Wraps the texts of a module in `localized`, which writes them in the locale of the story.
 *
 * @returns undefined for a module without texts
 */
export function localize(id: string, code: string): string | undefined {
  const texts = notForPeople.test(id) ? [] : textsIn(id, code).filter(isProse)
  if (texts.length === 0) return undefined
  const wrapped = texts
    .toReversed()
    .reduce(
      (rest, { start, end, kind }) =>
        kind === 'template'
          ? `${rest.slice(0, start)}localized${rest.slice(start)}`
          : `${rest.slice(0, start)}localized(${rest.slice(start, end)})${rest.slice(end)}`,
      code,
    )
  return `import { localized } from ${JSON.stringify(runtime)}\n${wrapped}`
}

/** Lets stories be read in the pseudo-locale; tests of stories (mode `test`) read English. */
export const pseudoLocale = (): Plugin => ({
  name: 'pseudo-locale',
  enforce: 'pre',
  apply: (_, { mode }) => mode !== 'test',
  transform: {
    filter: { id: [ofWords, ofContract] },
    handler: (code, id) => localize(id, code),
  },
})
