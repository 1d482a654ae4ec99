import { describe, expect, test } from 'vitest'
import type { AskedQuestion } from '../../contract/postings/posting.ts'
import {
  answerInWords,
  isOpen,
  isOver,
  lastDayOf,
  openingsInWords,
  screeningInWords,
  standingInWords,
  stepsInWords,
} from '../../src/words/job.ts'

const standing = {
  state: 'published',
  outcome: null,
  publishedAt: '2026-11-12T10:00:00.000Z',
  confirmedAt: null,
  validThrough: '2026-12-18',
} as const

describe('What is to be known of a job first', () => {
  test('is nothing while it is open and confirmed', () => {
    expect(standingInWords(standing)).toBeUndefined()
  })

  test.each([
    [{ state: 'unconfirmed' }, 'Still hiring? The employer last said so on November 12, 2026.'],
    [
      { state: 'unconfirmed', confirmedAt: '2026-11-20T10:00:00.000Z' },
      'Still hiring? The employer last said so on November 20, 2026.',
    ],
    [{ state: 'paused' }, 'This job is paused. Nobody can apply for it now.'],
    [{ state: 'expired' }, 'The last day to apply was December 18, 2026.'],
    [{ state: 'closing', outcome: 'filledHere' }, 'This job is closed. Somebody who applied here was hired.'],
    [{ state: 'closed', outcome: 'filledElsewhere' }, 'This job is closed. Somebody was hired elsewhere.'],
    [
      { state: 'closed', outcome: 'cancelled' },
      'This job is closed. Nobody was hired: the employer no longer looks for anybody.',
    ],
  ] as const)('is how it stands: %j', (more, words) => {
    expect(standingInWords({ ...standing, ...more })).toBe(words)
  })

  test('is no last day to apply any more once it is closed', () => {
    expect(lastDayOf(standing)).toBe('2026-12-18')
    expect(lastDayOf({ ...standing, state: 'expired' })).toBe('2026-12-18')
    expect(lastDayOf({ ...standing, state: 'closing' })).toBeNull()
    expect(lastDayOf({ ...standing, state: 'closed' })).toBeNull()
  })

  test('tells whether people can apply', () => {
    const states = [
      'draft',
      'held',
      'published',
      'unconfirmed',
      'paused',
      'expired',
      'closing',
      'closed',
      'discarded',
    ] as const
    expect(states.filter(isOpen)).toEqual(['published', 'unconfirmed'])
    expect(states.filter(isOver)).toEqual(['paused', 'expired', 'closing', 'closed'])
  })
})

describe('What happens after somebody applies', () => {
  const question: AskedQuestion = {
    key: 'a',
    label: 'A?',
    kind: 'yesNo',
    options: [],
    required: true,
  } as const

  test('says of each step whose turn it is, and for how many days', () => {
    const steps = [
      { name: 'Visit', days: 5 },
      { name: 'Talk', days: null },
    ]
    const told = stepsInWords({ answerDays: 7, questions: [], steps }, 'Engine Works')
    expect(told.map(({ side, name, turn }) => [side, name, turn])).toEqual([
      ['you', 'You send your application', 'Your turn'],
      ['they', 'Engine Works answers', 'Their turn, within 7 days'],
      ['they', 'Visit', 'Their turn, within 5 days'],
      ['they', 'Talk', 'Their turn'],
      ['they', 'Engine Works decides', 'Their turn'],
      ['you', 'You answer the offer', 'Your turn, within 7 days'],
    ])
  })

  test('is no decision of its own where there are no steps, and tells how much is asked', () => {
    const told = stepsInWords(
      { answerDays: 3, questions: [question, { ...question, key: 'b' }], steps: [] },
      'Mill',
    )
    expect(told.map(({ name }) => name)).toEqual([
      'You send your application',
      'Mill answers',
      'You answer the offer',
    ])
    expect(told[0]?.note).toBe('A resume, and a letter if you like. 2 questions: you can read them now.')
    const [first] = stepsInWords({ answerDays: 3, questions: [question], steps: [] }, 'Mill')
    expect(first.note).toBe('A resume, and a letter if you like. 1 question: you can read it now.')
  })

  test.each<[asked: typeof question, words: string]>([
    [question, 'Yes or no.'],
    [{ ...question, required: false }, 'Yes or no, if you like.'],
    [{ ...question, kind: 'choice', options: ['A', 'B'] }, 'One of: A, B.'],
    [{ ...question, kind: 'number' }, 'A number.'],
  ])('says how a question is answered: %j', (asked, words) => {
    expect(answerInWords(asked)).toBe(words)
  })
})

test('openings and screening say what the employer has disclosed, and nothing before', () => {
  expect(
    [true, false, null].map((existingVacancy) => openingsInWords({ existingVacancy, openings: 2 })),
  ).toEqual(['2, for a vacancy that exists', '2, for a vacancy that is yet to come', '2'])
  expect(screeningInWords({ aiInScreening: null })).toBeNull()
  expect(screeningInWords({ aiInScreening: { used: false, how: '' } })).toBe('By people. No AI is used.')
  expect(screeningInWords({ aiInScreening: { used: true, how: 'It sorts.' } })).toBe('AI is used: It sorts.')
})
