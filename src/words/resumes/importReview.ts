import { isolate } from '../../../contract/isolate.ts'
import { counted } from '../../../contract/words/counted.ts'

export const importWords = {
  import: 'Import',
  title: 'Import a resume',
  accepted: (megabytes: number) =>
    `PDF, Word (.docx), a LinkedIn data export (.zip), or JSON Resume (.json), up to ${megabytes} MB. You’ll review everything before it’s saved.`,
  choose: 'Choose a file',
  cancel: 'Cancel',
  file: 'File with your resume',
  reading: 'Reading your file',
  toCheck: 'Check this',
  group: (title: string, count: number) => `${isolate(title)}: ${count}`,
  notFound: (names: string) => `Not found: ${names}.`,
  noField: (count: number) => `No matching field: ${count}`,
  noFieldHint: (section: string) => `Anything you keep selected goes into a section “${section}” at the end.`,
  otherFields: (count: number) => `Other fields in the file: ${count}`,
  otherFieldsHint: (section: string) =>
    `We keep these in every export. Select a field to print it too, in the section “${section}”.`,
  more: (count: number) => `and ${counted(count, 'more field', 'more fields')}`,
  submit: 'Import this resume',
} as const
