import type { ApplicationState } from '../../../contract/applications/calls.ts'
import type { Stage } from '../../../contract/applications/lifecycle.ts'

/** What the stages are called to employers (marketplace, 2). */
export const stageNames: Readonly<Record<Stage, string>> = {
  submitted: 'New',
  screening: 'Screening',
  shortlisted: 'Shortlist',
  assessment: 'Test',
  interviewing: 'Interview',
  offered: 'Offer',
}

/** The same to candidates: what is new to an employer is what they have sent. */
export const stageNamesToCandidates: Readonly<Record<Stage, string>> = { ...stageNames, submitted: 'Sent' }

type Unended = 'draft' | 'active'

/** How an application has ended, to employers. */
export const endNames: Readonly<Record<Exclude<ApplicationState, Unended>, string>> = {
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  declined: 'Declined',
  released: 'No answer',
  positionClosed: 'Job closed',
  hired: 'Hired',
  discarded: 'Discarded',
  lapsed: 'Job closed',
}

/** The same to candidates: nobody is told that they were rejected. */
export const endNamesToCandidates: typeof endNames = { ...endNames, rejected: 'Not selected' }
