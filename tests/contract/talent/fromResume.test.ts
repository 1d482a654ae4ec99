import { expect, test } from 'vitest'
import { entriesFromResume, evidenceIn, skillsIn } from '../../../contract/talent/fromResume.ts'
import { profileCounts, profileLengths } from '../../../contract/talent/profile.ts'

test('a position of a resume becomes experience, with its highlights below its summary', () => {
  const { experience } = entriesFromResume({
    work: [
      {
        name: 'Fernhill',
        position: 'Site  carpenter',
        startDate: '2022-01',
        summary: 'Built sets.',
        highlights: ['Led six.'],
      },
    ],
  })
  expect(experience).toEqual([
    {
      name: 'Fernhill',
      position: 'Site carpenter',
      location: '',
      startDate: '2022-01',
      endDate: '',
      summary: 'Built sets.\nLed six.',
    },
  ])
})

test('a long text of a resume is cut after a whole word, and a long list after the maximum number of entries', () => {
  const { education, experience } = entriesFromResume({
    work: [{ name: 'Fernhill', summary: 'carpentry '.repeat(200) }],
    education: Array.from({ length: 40 }, () => ({ institution: 'Leeds' })),
  })
  const summary = experience[0]?.summary ?? ''
  expect([...summary].length).toBeLessThanOrEqual(profileLengths.summary)
  expect(summary).toMatch(/carpentry…$/)
  expect(education).toHaveLength(profileCounts.entries)
})

test('evidence names each entry of a resume once', () => {
  const entry = { name: 'Fernhill', position: 'Site carpenter' }
  expect(
    evidenceIn({ work: [entry, entry, {}], certificates: [{ name: 'Rigging', issuer: 'PLASA' }] }),
  ).toEqual(['Site carpenter, Fernhill', 'Rigging, PLASA'])
})

test('skills of a resume are its keywords, or the name of a group without any, each once', () => {
  expect(
    skillsIn({
      skills: [{ name: 'Wood', keywords: ['Joinery', 'Timber framing', 'Joinery'] }, { name: 'AutoCAD' }, {}],
    }),
  ).toEqual(['Joinery', 'Timber framing', 'AutoCAD'])
})
