import type { ApplicationState } from '../../../contract/applications/calls.ts'

type Unended = 'draft' | 'active'

/** Outcomes of an application, as shown to employers. */
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

/** Outcomes of an application, as shown to candidates, with a kinder word for a rejection. */
export const endNamesToCandidates: typeof endNames = { ...endNames, rejected: 'Not selected' }
