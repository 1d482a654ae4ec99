import type { PostingField } from '../../contract/postings/posting.ts'

export interface EditorSection {
  readonly title: string
  readonly fields: readonly PostingField[]
}

/** Sections of the editor, in order. */
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

/** Id of the control of a field, such as `posting.pay.min`. */
export const controlId = (...path: readonly (string | number)[]) => ['posting', ...path].join('.')

/** Id of the heading of a section. */
export const sectionId = ({ fields }: EditorSection) => `section.${fields[0]}`
