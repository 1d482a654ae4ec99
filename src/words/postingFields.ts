import type { PostingField } from '../../contract/postings/posting.ts'

/** What each field of a posting is called, where it is spoken of outside of its form. */
export const postingFields: Readonly<Record<PostingField, string>> = {
  title: 'Title',
  summary: 'Summary',
  description: 'Description',
  requirements: 'Requirements',
  workplace: 'Workplace',
  places: 'Places',
  regions: 'Countries',
  employmentType: 'Employment type',
  pay: 'Pay',
  payNote: 'Note on pay',
  benefits: 'Benefits',
  level: 'Level',
  openings: 'Openings',
  answerDays: 'Answer within (days)',
  steps: 'Steps',
  questions: 'Questions',
  existingVacancy: 'Whether there is a vacancy',
  aiInScreening: 'Whether a program looks at applications',
  contact: 'Contact',
  hidesNames: 'Whether names are hidden at first',
  validThrough: 'Last day to apply',
}

/** The name of a field as the ledger keeps it. */
export const fieldInWords = (field: string) =>
  new Map<string, string>(Object.entries(postingFields)).get(field) ?? field
