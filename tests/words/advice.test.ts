import { expect, test } from 'vitest'
import { emptyPosting } from '../../contract/postings/posting.ts'
import { adviceOn } from '../../src/words/postings/advice.ts'

const posting = emptyPosting('Engine builder')
const fieldsOf = (changed: object) => adviceOn({ ...posting, ...changed }).map(({ field }) => field)
const pay = { min: 100, max: 200, currency: 'EUR', period: 'year' }

test('a new draft has no suggestions', () => {
  expect(adviceOn(posting)).toEqual([])
})

test.each([
  ['a title that shouts', { title: 'ENGINE BUILDER' }, ['title']],
  ['a title that shouts otherwise', { title: 'Engine builder!!' }, ['title']],
  ['a title with an abbreviation', { title: 'HR clerk' }, []],
  ['a range of twice its start', { pay }, []],
  ['a range wider than twice its start', { pay: { ...pay, max: 201 } }, ['pay']],
  ['part-time work without its hours', { employmentType: 'partTime' }, ['weeklyHours']],
  ['part-time work with its hours', { employmentType: 'partTime', weeklyHours: { min: 16, max: 20 } }, []],
  ['a word that puts people off', { summary: 'You are a coding Ninja.' }, ['summary']],
  ['a word that only holds such a word', { summary: 'We teach the theory of magic.' }, []],
  ['what is young itself', { summary: 'You plant young trees.' }, []],
  ['a need of few', { requirements: [{ text: 'Native speaker', kind: 'must' }] }, ['requirements']],
  ['a description without what follows from it', { description: 'Work.' }, ['requirements', 'steps']],
])('%s', (_, changed, fields) => {
  expect(fieldsOf(changed)).toEqual(fields)
})

test('a suggestion names the matched word', () => {
  expect(adviceOn({ ...posting, summary: 'For young people' })).toEqual([
    {
      field: 'summary',
      words: '“young people” can keep people from applying. Describe the skills instead of an age.',
    },
  ])
})
