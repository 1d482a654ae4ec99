import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isProse, textsIn } from './textsIn.ts'

const runtime = join(import.meta.dirname, '../../stories/locale/locale.ts')

/** Modules with texts: of the application, and of the contract that client and server share. */
const ofWords = /\/src\/words\/[^?]*\.ts$/
const ofContract = /\/contract\/[^?]*\.ts$/

/**
 * Modules whose texts are not in the language of the interface: printed in the language of a resume, compared
 * with other texts, or markup.
 */
const notForPeople =
  /\/contract\/(?:markdown\/|postings\/(?:fraud\/|currency)|resumes\/(?:samples|resumeHeadings|printed\w*)|search\/remote)/

/**
 * Wraps the texts of a module in `localized`, which renders them in the locale of the story.
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

/**
 * Plugin that makes the pseudo-locale available in Storybook. Tests of stories (mode `test`) stay in English.
 */
export const pseudoLocale = (): Plugin => ({
  name: 'pseudo-locale',
  enforce: 'pre',
  apply: (_, { mode }) => mode !== 'test',
  transform: {
    filter: { id: [ofWords, ofContract] },
    handler: (code, id) => localize(id, code),
  },
})
