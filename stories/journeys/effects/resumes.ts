import { fromPromise } from 'xstate'
import type { Resume, ResumeItem, ResumePages, ResumeVersion } from '../../../contract/resumes/calls.ts'
import type { SavedContent } from '../../../machines/editing/autosavingContext.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import type * as Real from '../../../src/effects/resumes.ts'
import { answer, refusedWith } from '../../support/formEffect.ts'
import { refusals } from '../../support/refusals.ts'

type Effects = typeof Real

/** Nobody writes a resume in a journey: there is none, whatever is asked for. */
const notThere = { ...refusedWith(refusals.notThere), reason: { code: 'notFound' } } satisfies Failure

export const listResumes: Effects['listResumes'] = fromPromise(() =>
  answer((): { items: ResumeItem[]; next: string | null; counts: { kept: number; trashed: number } } => ({
    items: [],
    next: null,
    counts: { kept: 0, trashed: 0 },
  })),
)
export const newestResume: Effects['newestResume'] = fromPromise(() =>
  answer((): { resume: Resume | null } => ({ resume: null })),
)
export const readResume: Effects['readResume'] = fromPromise(() =>
  answer((): Resume => {
    throw notThere
  }),
)
export const listResumeVersions: Effects['listResumeVersions'] = fromPromise(() =>
  answer((): { versions: ResumeVersion[] } => ({ versions: [] })),
)
export const resumePages: Effects['resumePages'] = fromPromise(() =>
  answer((): ResumePages => {
    throw notThere
  }),
)
export const saveContent: Effects['saveContent'] = fromPromise(() =>
  answer((): { revision: number } => {
    throw notThere
  }),
)
export const readContent: Effects['readContent'] = fromPromise(() =>
  answer((): SavedContent => {
    throw notThere
  }),
)
export const actOnResumes: Effects['actOnResumes'] = fromPromise(() =>
  answer((): object => {
    throw notThere
  }),
)
