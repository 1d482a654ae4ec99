import * as v from 'valibot'
import { defineCall, id } from '../call.ts'
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

const sentPdf = { payload: idOrReference, result: v.unknown(), response: 'bytes' } as const

/** The calls about what was sent with an application (marketplace, 5). */
export const sentCalls = {
  /** The PDF of the resume as it was sent, for who sent it. */
  applicationPdf: defineCall({
    path: 'application-pdf',
    summary: 'Gives the resume of an application of one’s own as it was sent, as PDF.',
    ...sentPdf,
    ...ofCandidates,
    object: 'application',
  }),
  applicantPdf: defineCall({
    path: 'applicant-pdf',
    summary: 'Gives the resume that was sent with an application, as PDF.',
    ...sentPdf,
    ...ofEmployers,
    object: 'applicant',
  }),
  /** The same, to be read on a page. */
  applicantResume: defineCall({
    path: 'applicant-resume',
    summary: 'Gives what is printed of the resume that was sent with an application, to be read on a page.',
    payload: strictObject({ id }),
    result: resumeText,
    ...ofEmployers,
    object: 'applicant',
  }),
  readSentFile: defineCall({
    path: 'read-file',
    summary: 'Gives a file that was sent with an application, to be downloaded.',
    payload: strictObject({ id }),
    result: v.unknown(),
    response: 'bytes',
    ...ofEmployers,
  }),
} as const
