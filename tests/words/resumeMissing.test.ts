import { expect, test } from 'vitest'
import { resume } from '../../stories/resumes/samples.ts'
import { changesInWords } from '../../src/words/resumes/differences.ts'
import { missingOf } from '../../src/words/resumes/missing.ts'

const now = Date.UTC(2026, 2, 16)

test('each missing part of a profile links to its page: the resumes, or the field of the newest one', () => {
  const withoutPhone = { ...resume, document: { basics: { ...resume.document.basics, phone: '' } } }
  expect(missingOf({ isVerified: true }, resume, now)).toEqual([])
  expect(missingOf({ isVerified: true }, null, now)).toMatchObject([{ href: '/candidate/resumes' }])
  expect(missingOf({ isVerified: false }, withoutPhone, now)).toEqual([
    {
      text: 'Verify your email. Open the link we sent you, so that you can apply.',
      href: undefined,
    },
    {
      text: 'Stage work: Add a phone number. Some employers call first.',
      href: '/candidate/resumes/r1?field=basics.phone',
    },
  ])
})

test('what changed from one version to another is counted and named', () => {
  const { document, title } = resume
  const changed = { title, document: { ...document, skills: [], basics: { ...document.basics, label: '' } } }
  expect(changesInWords(resume, { title, document })).toBe('Nothing changed.')
  expect(changesInWords(resume, changed)).toBe('2 parts changed: Job title, Skills.')
  expect(changesInWords(resume, { title: 'Other', document })).toBe('1 part changed: Name of this resume.')
})
