import * as v from 'valibot'
import { defineCall, id } from '../call.ts'
import { resumeText } from '../resumes/shared.ts'
import { strictObject } from '../schemas/shapes.ts'

/** Defaults of calls for candidates. */
export const ofCandidates = { access: 'session', roles: ['candidate'] } as const
/** Defaults of calls for employers. */
export const ofEmployers = { access: 'session', roles: ['employer'] } as const

/** Payload that names an application, by id or by reference. */
export const idOrReference = v.pipe(
  strictObject({ id: v.optional(id), reference: v.optional(id) }),
  v.check(
    (named) => (named.id === undefined) !== (named.reference === undefined),
    'Send the id, or the reference.',
  ),
)

const sentPdf = { payload: idOrReference, result: v.unknown(), response: 'bytes' } as const

/** Calls that read the content of a sent application (marketplace, 5). */
export const sentCalls = {
  /** PDF of the resume as sent, for the candidate who sent it. */
  applicationPdf: defineCall({
    path: 'application-pdf',
    summary: 'Download the resume sent with your own application, as a PDF.',
    ...sentPdf,
    ...ofCandidates,
    object: 'application',
  }),
  applicantPdf: defineCall({
    path: 'applicant-pdf',
    summary: 'Download the resume sent with an application, as a PDF.',
    ...sentPdf,
    ...ofEmployers,
    object: 'applicant',
  }),
  /** Text of the resume as sent, to show on a page. */
  applicantResume: defineCall({
    path: 'applicant-resume',
    summary: 'Get the text of the resume sent with an application, for display on a page.',
    payload: strictObject({ id }),
    result: resumeText,
    ...ofEmployers,
    object: 'applicant',
  }),
  readSentFile: defineCall({
    path: 'read-file',
    summary: 'Download a file sent with an application.',
    payload: strictObject({ id }),
    result: v.unknown(),
    response: 'bytes',
    ...ofEmployers,
  }),
} as const
