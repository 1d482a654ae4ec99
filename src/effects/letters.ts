import * as v from 'valibot'
import { letterCalls } from '../../contract/letters/calls.ts'
import { typedLetter, typedOf } from '../../contract/letters/typed.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import type { Saving } from '../../machines/editing/autosavingSetup.ts'
import { textIn } from '../../machines/shared/submission.ts'
import { newLetterTitle } from '../words/letters/letters.ts'
import { contentOf } from './shared/letterContent.ts'
import { request } from '../network/request.ts'
import { provided, requesting, type Asked } from './shared/provided.ts'

export const listLetters = requesting(letterCalls.listLetters)
export const readLetter = requesting(letterCalls.readLetter)
export const listParagraphs = requesting(letterCalls.listParagraphs)

export const saveContent = provided(
  ({ input: { content, ...named }, signal }: Asked<Saving>): Promise<{ readonly revision: number }> =>
    request(letterCalls.saveLetter, { ...named, ...v.parse(typedLetter, content) }, { signal }),
)

export const readContent = provided(async ({ input, signal }: Asked<{ readonly id: string }>) =>
  contentOf(await request(letterCalls.readLetter, input, { signal })),
)

/** Does something with the letters of a list: what it gives has the id of the letter. */
export const actOnLetters = provided(
  async ({ input: { act, form }, signal }: Asked<Acted>): Promise<object> => {
    const { name, of: id = '' } = act
    if (name === 'write' || name === 'both') return keepAsOwn(form, signal)
    if (name === 'copy') return request(letterCalls.createLetter, { copyOf: id }, { signal })
    if (name === 'rename') {
      const letter = await request(letterCalls.readLetter, { id }, { signal })
      const renamed = { ...typedOf(letter), title: form ? textIn(form, 'title') : letter.title }
      await request(letterCalls.saveLetter, { id, revision: letter.revision, ...renamed }, { signal })
      return { id }
    }
    if (name === 'pdf') return request(letterCalls.letterPdf, { id }, { signal })
    if (name === 'restore') return request(letterCalls.restoreLetter, { id }, { signal })
    return request(name === 'delete' ? letterCalls.deleteLetter : letterCalls.trashLetter, { id }, { signal })
  },
)

/** Makes a letter of its own of what the form says. */
const keepAsOwn = (form: FormData | undefined, signal: AbortSignal) =>
  request(
    letterCalls.createLetter,
    {
      title: (form && textIn(form, 'title')) || newLetterTitle,
      body: form ? textIn(form, 'body') : '',
      slug: (form && textIn(form, 'slug')) || null,
      resumeId: (form && textIn(form, 'resumeId')) || null,
    },
    { signal },
  )
