import type { PostingField } from '../../contract/postings/posting.ts'

/** Names of the fields of a job post, for use outside its form. */
export const postingFields: Readonly<Record<PostingField, string>> = {
  title: 'Job title',
  summary: 'Summary',
  description: 'Description',
  requirements: 'Requirements',
  workplace: 'Workplace',
  places: 'Places',
  regions: 'Countries',
  employmentType: 'Job type',
  weeklyHours: 'Hours a week',
  pay: 'Pay',
  payNote: 'Note about pay',
  benefits: 'Benefits',
  level: 'Level',
  openings: 'Openings',
  answerDays: 'Days until you reply',
  steps: 'Hiring steps',
  questions: 'Questions',
  existingVacancy: 'Open role',
  aiInScreening: 'AI and software in screening',
  contact: 'Contact',
  hidesNames: 'Hidden names',
  retentionMonths: 'How long you keep applications',
  visa: 'Visa',
  validThrough: 'Last day to apply',
}

/** Name of a field in the ledger; unknown names are returned unchanged. */
export const fieldInWords = (field: string) =>
  new Map<string, string>(Object.entries(postingFields)).get(field) ?? field
