import type { PostingField } from '../../contract/postings/posting.ts'

export interface EditorSection {
  readonly title: string
  readonly fields: readonly PostingField[]
}

/** The parts in which a posting is written, in order. */
export const editorSections = {
  job: {
    title: 'Job',
    fields: ['title', 'summary', 'employmentType', 'level', 'openings', 'validThrough', 'contact'],
  },
  pay: { title: 'Pay', fields: ['pay', 'payNote'] },
  place: { title: 'Place', fields: ['workplace', 'places', 'regions'] },
  work: { title: 'Work and needs', fields: ['description', 'requirements', 'benefits'] },
  questions: { title: 'Questions', fields: ['questions'] },
  steps: { title: 'Steps and answer time', fields: ['answerDays', 'steps', 'hidesNames'] },
  disclosures: { title: 'Disclosures', fields: ['existingVacancy', 'aiInScreening'] },
} as const satisfies Readonly<Record<string, EditorSection>>

/** The id of the control in which something of a posting is typed, such as `posting.pay.min`. */
export const controlId = (...path: readonly (string | number)[]) => ['posting', ...path].join('.')
