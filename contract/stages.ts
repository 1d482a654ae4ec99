/** Stages of an application, in order. */
export const stages = [
  'submitted',
  'screening',
  'shortlisted',
  'assessment',
  'interviewing',
  'offered',
] as const

export type Stage = (typeof stages)[number]
