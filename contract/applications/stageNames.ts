import type { Stage } from './lifecycle.ts'

/** Stage names for employers. */
export const stageNames: Readonly<Record<Stage, string>> = {
  submitted: 'New',
  screening: 'Screening',
  shortlisted: 'Shortlist',
  assessment: 'Test',
  interviewing: 'Interview',
  offered: 'Offer',
}

/** Stage names for candidates. They differ in the first stage: "Sent" instead of "New". */
export const stageNamesToCandidates: Readonly<Record<Stage, string>> = { ...stageNames, submitted: 'Sent' }
