import type * as v from 'valibot'
import { applicationCalls } from '../../contract/applications/calls.ts'
import { letterCalls, type LetterCallName } from '../../contract/letters/calls.ts'
import { typedOf } from '../../contract/letters/typed.ts'
import { savedJobCalls } from '../../contract/search/calls.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import type { Saving } from '../../machines/editing/autosavingSetup.ts'
import { textIn } from '../../machines/shared/submission.ts'
import { newLetterTitle } from '../words/letters/letters.ts'
import { contentOf } from './shared/letterContent.ts'
import { askInTime } from './shared/ask.ts'
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
    },
    signal,
  )

/** A job that a letter can be for. */
export interface JobToWriteFor {
  readonly slug: string
  readonly title: string
  readonly company: { readonly name: string }
}

type Saved = typeof savedJobCalls.listSavedJobs.result
type Applications = typeof applicationCalls.listApplications.result

/** Looks which jobs somebody may want to write a letter for: those that they have begun to apply for, and saved ones. */
export const jobsToWriteFor = provided(
  async ({ signal }: Asked<object>): Promise<{ jobs: readonly JobToWriteFor[] }> => {
    const [begun, saved] = await Promise.all([
      askInTime<Applications>(
        applicationCalls.listApplications,
        'candidate',
        { group: 'draft', limit: 50 },
        signal,
      ),
      askInTime<Saved>(savedJobCalls.listSavedJobs, 'candidate', { limit: 50 }, signal),
    ])
    const jobs = [...begun.items.map(({ posting }) => posting), ...saved.items]
    return {
      jobs: jobs.flatMap(({ slug, title, company: { name } }, index) =>
        slug !== null && jobs.findIndex((other) => other.slug === slug) === index
          ? [{ slug, title, company: { name } }]
          : [],
      ),
    }
  },
)
