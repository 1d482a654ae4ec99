import type { Stage } from './lifecycle.ts'

/** The names of the stages, to employers. */
export const stageNames: Readonly<Record<Stage, string>> = {
  submitted: 'New',
  screening: 'Screening',
  shortlisted: 'Shortlist',
  assessment: 'Test',
  interviewing: 'Interview',
  offered: 'Offer',
}

/** Stage names for candidates: an application in New is one that they have sent. */
export const stageNamesToCandidates: Readonly<Record<Stage, string>> = { ...stageNames, submitted: 'Sent' }
