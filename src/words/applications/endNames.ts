import type { ApplicationState } from '../../../contract/applications/calls.ts'

type Unended = 'draft' | 'active'

/** The end of an application, to employers. */
export const endNames: Readonly<Record<Exclude<ApplicationState, Unended>, string>> = {
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  declined: 'Declined',
  released: 'No reply',
  positionClosed: 'Job closed',
  hired: 'Hired',
  discarded: 'Discarded',
  lapsed: 'Job closed',
}

/** The same to candidates, with the kinder word for a rejection. */
export const endNamesToCandidates: typeof endNames = { ...endNames, rejected: 'Not selected' }
