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

/** The same to candidates: an application that is new to an employer is one that they have sent. */
export const stageNamesToCandidates: Readonly<Record<Stage, string>> = { ...stageNames, submitted: 'Sent' }
