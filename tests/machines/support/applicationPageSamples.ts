import type { machines } from '../../../machines/index.ts'
import { applicantOf } from '../../../stories/applications/applicants.ts'
import { applications } from '../../../stories/support/applications.ts'
import type { Samples } from './events.ts'

const application = applications.sent
const applicant = applicantOf(application)
const input = { reference: application.reference }

const changed = (about: string) =>
  ({ type: 'live.changed', changes: [{ kind: 'application', reference: about }] }) as const

/** Events from the children of the candidate's page. */
export const applicationPageSample: Samples<(typeof machines)['applicationPage']> = {
  input,
  events: [
    changed(application.reference),
    { type: 'reading.known', data: application },
    { type: 'download', resume: { id: 'a1', fileId: null, name: 'Resume.pdf' } },
    { type: 'deciding.done', application, action: 'tell' },
    { type: 'deciding.superseded' },
    { type: 'deciding.news', application },
  ],
  outputs: {},
}

/** Events from the children of the employer's page. */
export const applicantPageSample: Samples<(typeof machines)['applicantPage']> = {
  input,
  events: [
    changed(application.reference),
    changed('another'),
    { type: 'reading.known', data: applicant },
    { type: 'show', query: { reference: 'another' } },
    { type: 'download', resume: { id: 'a1', fileId: 'f1', name: 'Resume.pdf' } },
    { type: 'deciding.done', application: applicant, action: 'reject' },
    { type: 'deciding.done', application: applicant, action: 'tell' },
    { type: 'deciding.superseded' },
    { type: 'deciding.news', application: applicant },
  ],
  outputs: {},
}
