import type { ApplicationState } from '../../../contract/applications/calls.ts'

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
