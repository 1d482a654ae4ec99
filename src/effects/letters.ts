import type * as v from 'valibot'
import { letterCalls, type LetterCallName } from '../../contract/letters/calls.ts'
import { typedOf } from '../../contract/letters/typed.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import type { Saving } from '../../machines/editing/autosavingSetup.ts'
import { textIn } from '../../machines/shared/submission.ts'
import { newLetterTitle } from '../words/letters/letters.ts'
import { contentOf } from './shared/letterContent.ts'
import { askForFileInTime, askInTime } from './shared/ask.ts'
import { provided, type Asked } from './shared/provided.ts'

type Calls = typeof letterCalls

const ask = <Name extends LetterCallName>(name: Name, values: object, signal: AbortSignal) =>
  askInTime<Calls[Name]['result']>(letterCalls[name], 'candidate', values, signal)

/** A call about cover letters. */
const asking = <Name extends LetterCallName>(name: Name) =>
  provided(({ input, signal }: Asked<v.InferInput<Calls[Name]['payload']>>) => ask(name, input, signal))

export const listLetters = asking('listLetters')
export const readLetter = asking('readLetter')
export const listParagraphs = asking('listParagraphs')

export const saveContent = provided(
  ({ input: { content, ...named }, signal }: Asked<Saving>): Promise<{ readonly revision: number }> =>
    ask('saveLetter', { ...named, ...content }, signal),
)

export const readContent = provided(async ({ input, signal }: Asked<{ readonly id: string }>) =>
  contentOf(await ask('readLetter', input, signal)),
)

/** Does something with the letters of a list: what it gives has the id of the letter. */
export const actOnLetters = provided(
  async ({ input: { act, form }, signal }: Asked<Acted>): Promise<object> => {
    const { name, of: id = '' } = act
    if (name === 'write' || name === 'both') return keepAsOwn(form, signal)
    if (name === 'copy') return ask('createLetter', { copyOf: id }, signal)
    if (name === 'rename') {
      const letter = await ask('readLetter', { id }, signal)
      const renamed = { ...typedOf(letter), title: form ? textIn(form, 'title') : letter.title }
      await ask('saveLetter', { id, revision: letter.revision, ...renamed }, signal)
      return { id }
    }
    if (name === 'pdf') return askForFileInTime(letterCalls.letterPdf, 'candidate', { id }, signal)
    if (name === 'restore') return ask('restoreLetter', { id }, signal)
    return ask(name === 'delete' ? 'deleteLetter' : 'trashLetter', { id }, signal)
  },
)

/** Makes a letter of its own of what the form says. */
const keepAsOwn = (form: FormData | undefined, signal: AbortSignal) =>
  ask(
    'createLetter',
    {
      title: (form && textIn(form, 'title')) || newLetterTitle,
      body: form ? textIn(form, 'body') : '',
      slug: (form && textIn(form, 'slug')) || null,
      resumeId: (form && textIn(form, 'resumeId')) || null,
    },
    signal,
  )
