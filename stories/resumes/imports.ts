import type { ImportedResume, Place } from '../../contract/resumes/imported.ts'
import { lookOf } from '../../contract/resumes/printed.ts'
import { document } from './samples.ts'

const on = (page: number, from: number, to = from): Place => ({ page, file: null, from, to })
const inFile = (file: string, line: number): Place => ({ page: null, file, from: line, to: line })

/** Import of a PDF: most fields found, no languages, and two leftover lines. */
export const fromPdf: ImportedResume = {
  kind: 'pdf',
  document,
  found: [
    { path: 'basics.name', place: on(1, 1) },
    { path: 'basics.label', place: on(1, 2) },
    { path: 'basics.email', place: on(1, 3) },
    { path: 'basics.phone', place: on(1, 3) },
    { path: 'basics.location', place: on(1, 3) },
    { path: 'basics.summary', place: on(1, 5, 6) },
    { path: 'work.0', place: on(1, 8, 12) },
    { path: 'work.1', place: on(1, 13, 15) },
    { path: 'education.0', place: on(1, 17, 18) },
    { path: 'skills.0', place: on(2, 2) },
  ],
  leftover: [
    { text: 'Driving licence B · own van', place: on(1, 4) },
    { text: 'Built with my own hands,\nand set by them too.', place: on(2, 4, 5) },
  ],
  unknown: [],
}

/** Import of a file in our own format, which contains every field. */
export const fromOurs: ImportedResume = {
  ...fromPdf,
  kind: 'ours',
  found: fromPdf.found.map(({ path }) => ({ path, place: null })),
  leftover: [],
}

export const fromLinkedIn: ImportedResume = {
  ...fromPdf,
  kind: 'linkedin',
  document: { ...document, meta: { ...document.meta, jobgrove: { ...lookOf(document), language: 'de' } } },
  found: [
    { path: 'basics.name', place: inFile('Profile.csv', 2) },
    { path: 'work.0', place: inFile('Positions.csv', 2) },
    { path: 'work.1', place: inFile('Positions.csv', 6) },
    { path: 'education.0', place: inFile('Education.csv', 2) },
  ],
  leftover: [{ text: 'Industry: Construction', place: inFile('Profile.csv', 2) }],
}

export const fromJson: ImportedResume = {
  kind: 'json',
  document: { ...document, hobbies: ['wood'] },
  found: [
    { path: 'basics.name', place: null },
    { path: 'work.0', place: null },
  ],
  leftover: [{ text: 'long ago', place: null, field: 'work.0.startDate' }],
  unknown: [{ field: 'hobbies', text: 'wood' }],
}
