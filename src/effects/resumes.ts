import type * as v from 'valibot'
import {
  resumeCalls,
  resumePagePicture,
  type Resume,
  type ResumeCallName,
} from '../../contract/resumes/calls.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import type { Saving } from '../../machines/editing/autosavingSetup.ts'
import { textIn } from '../../machines/shared/submission.ts'
import { newResumeTitle } from '../words/resumes/resumes.ts'
import { contentOf } from './shared/resumeContent.ts'
import { askForFileInTime, askInTime } from './shared/ask.ts'
import { provided, type Asked } from './shared/provided.ts'

type Calls = typeof resumeCalls

const ask = <Name extends ResumeCallName>(name: Name, values: object, signal: AbortSignal) =>
  askInTime<Calls[Name]['result']>(resumeCalls[name], 'candidate', values, signal)

/** A call about resumes. */
const asking = <Name extends ResumeCallName>(name: Name) =>
  provided(({ input, signal }: Asked<v.InferInput<Calls[Name]['payload']>>) => ask(name, input, signal))

export const listResumes = asking('listResumes')
export const readResume = asking('readResume')
export const listResumeVersions = asking('listResumeVersions')
export const resumePages = asking('resumePages')

export { readPagePicture } from '../network/pagePictures.ts'

/** Where the picture of a page comes from. */
export const pictureOf: (of: Pick<Resume, 'id' | 'revision'>, page: number) => string = resumePagePicture

/** The resume that was changed last, if there is one. */
export const newestResume = provided(
  async ({ signal }: Asked<object>): Promise<{ readonly resume: Resume | null }> => {
    const { items } = await ask('listResumes', { limit: 1 }, signal)
    const [newest] = items
    return { resume: newest ? await ask('readResume', { id: newest.id }, signal) : null }
  },
)

export const saveContent = provided(
  ({ input: { content, ...named }, signal }: Asked<Saving>): Promise<{ readonly revision: number }> =>
    ask('saveResume', { ...named, ...content }, signal),
)

export const readContent = provided(async ({ input, signal }: Asked<{ readonly id: string }>) =>
  contentOf(await ask('readResume', input, signal)),
)

/** Does something with the resumes of a list: what it gives has the id of the resume. */
export const actOnResumes = provided(
  async ({ input: { act, form }, signal }: Asked<Acted>): Promise<object> => {
    const { name, of: id = '' } = act
    if (name === 'write' || name === 'import' || name === 'both') return begin(form, signal)
    if (name === 'copy') return ask('createResume', { copyOf: id }, signal)
    if (name === 'rename') {
      const { revision, document, title }: Resume = await ask('readResume', { id }, signal)
      const renamed = form ? textIn(form, 'title') : title
      await ask('saveResume', { id, revision, title: renamed, document }, signal)
      return { id }
    }
    if (name === 'pdf') return askForFileInTime(resumeCalls.resumePdf, 'candidate', { id }, signal)
    if (name === 'name') {
      const [resume = '', revision] = id.split(' ')
      const named = { id: resume, revision: Number(revision), name: form ? textIn(form, 'title') : '' }
      return ask('nameResumeVersion', named, signal)
    }
    if (name === 'share') return share(id, form, signal)
    if (name === 'lock' || name === 'unlock')
      return ask('lockResume', { id, isLocked: name === 'lock' }, signal)
    if (name === 'restore') return ask('restoreResume', { id }, signal)
    return ask(name === 'delete' ? 'deleteResume' : 'trashResume', { id }, signal)
  },
)

/** Says who may see a resume, and until which day if there is one. */
const share = (id: string, form: FormData | undefined, signal: AbortSignal) =>
  ask(
    'shareResume',
    {
      id,
      visibility: form && textIn(form, 'visibility'),
      expiresOn: (form && textIn(form, 'expiresOn')) || null,
    },
    signal,
  )

/** Makes a resume of what the form says: its title, and its document as JSON. */
function begin(form: FormData | undefined, signal: AbortSignal) {
  const title = (form && textIn(form, 'title')) || newResumeTitle
  const document: unknown = JSON.parse((form && textIn(form, 'document')) || '{}')
  return ask('createResume', { title, document }, signal)
}
