import type { PostingField } from '../../contract/postings/posting.ts'

export interface EditorSection {
  readonly title: string
  readonly fields: readonly PostingField[]
}

/** Sections of the job post editor, in order. */
export const editorSections = {
  job: {
    title: 'Job',
    fields: [
      'title',
      'summary',
      'employmentType',
      'weeklyHours',
      'level',
      'openings',
      'validThrough',
      'contact',
    ],
  },
  pay: { title: 'Pay', fields: ['pay', 'payNote'] },
  place: { title: 'Place', fields: ['workplace', 'places', 'regions', 'visa'] },
  work: { title: 'Description and requirements', fields: ['description', 'requirements', 'benefits'] },
  questions: { title: 'Questions', fields: ['questions'] },
  steps: {
    title: 'Hiring steps and reply time',
    fields: ['answerDays', 'steps', 'hidesNames', 'retentionMonths'],
  },
  disclosures: { title: 'Disclosures', fields: ['existingVacancy', 'aiInScreening'] },
} as const satisfies Readonly<Record<string, EditorSection>>

/** Element id of a field's control, such as `posting.pay.min`. */
export const controlId = (...path: readonly (string | number)[]) => ['posting', ...path].join('.')

/** Element id of a section heading. */
export const sectionId = ({ fields }: EditorSection) => `section.${fields[0]}`
