import * as v from 'valibot'
import { call, id } from '../call.ts'
import { resumeText } from '../resumes/shared.ts'
import { strictObject } from '../schemas/shapes.ts'

/** Made by a candidate. */
export const ofCandidates = { access: 'session', roles: ['candidate'] } as const
/** Made by an employer. */
export const ofEmployers = { access: 'session', roles: ['employer'] } as const

/** Which application it is about. */
export const idOrReference = v.pipe(
  strictObject({ id: v.optional(id), reference: v.optional(id) }),
  v.check(
    (named) => (named.id === undefined) !== (named.reference === undefined),
    'Send the id, or the reference.',
  ),
)

const sentPdf = { payload: idOrReference, result: v.unknown(), answer: 'bytes' } as const

/** The calls about what was sent with an application (marketplace, 5). */
export const sentCalls = {
  /** The PDF of the resume as it was sent, for who sent it. */
  applicationPdf: call({ path: 'application-pdf', ...sentPdf, ...ofCandidates, object: 'application' }),
  applicantPdf: call({ path: 'applicant-pdf', ...sentPdf, ...ofEmployers, object: 'applicant' }),
  /** The same, to be read on a page. */
  applicantResume: call({
    path: 'applicant-resume',
    payload: strictObject({ id }),
    result: resumeText,
    ...ofEmployers,
    object: 'applicant',
  }),
  readSentFile: call({
    path: 'read-file',
    payload: strictObject({ id }),
    result: v.unknown(),
    answer: 'bytes',
    ...ofEmployers,
  }),
} as const
