import type { ResumeText } from '../../../contract/resumes/shared.ts'
import { fromPromise } from 'xstate'
import type { InferOutput } from 'valibot'
import type {
  Applicant,
  ApplicantItem,
  applicationCalls,
  OwnApplication,
} from '../../../contract/applications/calls.ts'
import { nobodyYet } from '../../../contract/postings/counts.ts'
import type * as Real from '../../../src/effects/applications.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { answer, refusedWith } from '../../support/formEffect.ts'
import { savedJobs } from '../memory.ts'
import { refusals } from '../../support/refusals.ts'

type Effects = typeof Real

const notFound = { ...refusedWith(refusals.notThere), reason: { code: 'notFound' } } satisfies Failure

type Listed = InferOutput<(typeof applicationCalls)['listApplications']['result']>

/** Journeys have no applications, so that every read fails. */
const notThere = () =>
  answer((): OwnApplication => {
    throw notFound
  })

/** Empty list with the count of the journey's saved jobs. */
export const listApplications: Effects['listApplications'] = fromPromise(() =>
  answer((): Listed => ({
    items: [],
    next: null,
    counts: { all: 0, saved: savedJobs().length, draft: 0, sent: 0, conversation: 0, closed: 0 },
    hasResume: true,
  })),
)
export const readApplication: Effects['readApplication'] = fromPromise(notThere)
export const candidateEvent: Effects['candidateEvent'] = fromPromise(notThere)

/** Companies of a journey have no applicants. */
export const listApplicants: Effects['listApplicants'] = fromPromise(() =>
  answer((): InferOutput<(typeof applicationCalls)['listApplicants']['result']> => ({
    items: [],
    next: null,
    counts: nobodyYet,
    outbox: null,
  })),
)
export const readBoard: Effects['readBoard'] = fromPromise(() =>
  answer((): { items: ApplicantItem[]; isWhole: boolean } => ({ items: [], isWhole: true })),
)
const nobodyThere = () =>
  answer((): Applicant => {
    throw notFound
  })
export const readApplicant: Effects['readApplicant'] = fromPromise(nobodyThere)
export const readApplicantText: Effects['readApplicantText'] = fromPromise(() =>
  answer((): ResumeText => {
    throw notFound
  }),
)
export const employerEvent: Effects['employerEvent'] = fromPromise(nobodyThere)
