import * as v from 'valibot'
import { expect, test } from 'vitest'
import { resumeDocument } from '../../contract/resumes/document.ts'
import type { ImportedResume } from '../../contract/resumes/imported.ts'
import { foundInWords } from '../../src/words/resumes/importing.ts'

const read: ImportedResume = {
  kind: 'json',
  document: v.parse(resumeDocument, {
    work: [
      { name: 'Larch Works', position: 'Carpenter', startDate: '2018-01' },
      { name: 'Fir Works', position: 'Helper', startDate: '2018', endDate: '2018' },
    ],
    publications: [{ name: 'On Stairs', releaseDate: '2019-03' }],
    skills: [{ name: 'Turning' }],
  }),
  found: ['work.0', 'work.1', 'publications.0', 'skills.0'].map((path) => ({ path, place: null })),
  leftover: [],
  unknown: [],
}

test('imported content is listed with its dates as they will be printed', () => {
  const listed = foundInWords(read)
  expect(listed.flatMap(({ items }) => items.map(({ text }) => text))).toEqual([
    'Carpenter, Larch Works · Jan 2018 – Present',
    'Helper, Fir Works · 2018',
    'On Stairs · Mar 2019',
    'Turning',
  ])
})
