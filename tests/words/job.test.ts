import { describe, expect, test } from 'vitest'
import type { AskedQuestion } from '../../contract/postings/posting.ts'
import {
  answerInWords,
  isOpen,
  isOver,
  lastDayOf,
  screeningInWords,
  jobStatusInWords,
  stepsInWords,
  vacancyInWords,
} from '../../src/words/job.ts'

const openJob = {
  state: 'published',
  outcome: null,
  publishedAt: '2026-11-12T10:00:00.000Z',
  confirmedAt: null,
  validThrough: '2026-12-18',
} as const

describe('The notice at the top of a job', () => {
  test('is missing while it is open and confirmed', () => {
    expect(jobStatusInWords(openJob)).toBeUndefined()
  })

  test.each([
    [{ state: 'unconfirmed' }, 'Last confirmed open on November 12, 2026.'],
    [
      { state: 'unconfirmed', confirmedAt: '2026-11-20T10:00:00.000Z' },
      'Last confirmed open on November 20, 2026.',
    ],
    [{ state: 'paused' }, 'This job is paused. You can’t apply right now.'],
    [{ state: 'expired' }, 'Applications closed on December 18, 2026.'],
    [
      { state: 'closing', outcome: 'filledHere' },
      'This job has closed. They hired someone who applied here.',
    ],
    [
      { state: 'closed', outcome: 'filledElsewhere' },
      'This job has closed. They hired someone from elsewhere.',
    ],
    [
      { state: 'closed', outcome: 'cancelled' },
      'This job has closed. The employer is no longer hiring for this role.',
    ],
  ] as const)('is its state: %j', (more, words) => {
    expect(jobStatusInWords({ ...openJob, ...more })).toBe(words)
  })

  test('has no last day to apply once it is closed', () => {
    expect(lastDayOf(openJob)).toBe('2026-12-18')
    expect(lastDayOf({ ...openJob, state: 'expired' })).toBe('2026-12-18')
    expect(lastDayOf({ ...openJob, state: 'closing' })).toBeNull()
    expect(lastDayOf({ ...openJob, state: 'closed' })).toBeNull()
  })

  test('says whether people can apply', () => {
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

describe('The description of the steps after applying', () => {
  const question: AskedQuestion = {
    key: 'a',
    label: 'A?',
    kind: 'yesNo',
    options: [],
    required: true,
  } as const

  test('names for each step whose turn it is, and for how many days', () => {
    const steps = [
      { name: 'Visit', days: 5 },
      { name: 'Talk', days: null },
    ]
    const told = stepsInWords({ answerDays: 7, questions: [], steps }, 'Engine Works')
    expect(told.map(({ side, name, turn }) => [side, name, turn])).toEqual([
      ['you', 'You apply', undefined],
      ['they', 'Engine Works replies', 'within 7 days'],
      ['they', 'Visit', 'Engine Works, within 5 days'],
      ['they', 'Talk', 'Engine Works'],
      ['they', 'Engine Works decides', undefined],
      ['you', 'You answer the offer', 'within 7 days'],
    ])
  })

  test('names no separate decision without steps, and says how much is asked', () => {
    const told = stepsInWords(
      { answerDays: 3, questions: [question, { ...question, key: 'b' }], steps: [] },
      'Mill',
    )
    expect(told.map(({ name }) => name)).toEqual(['You apply', 'Mill replies', 'You answer the offer'])
    expect(told[0]?.note).toBe('A resume, an optional letter, and 2 questions.')
    const [first] = stepsInWords({ answerDays: 3, questions: [question], steps: [] }, 'Mill')
    expect(first.note).toBe('A resume, an optional letter, and 1 question.')
  })

  test.each<[asked: typeof question, words: string]>([
    [question, 'Yes or no'],
    [{ ...question, required: false }, 'Yes or no (optional)'],
    [{ ...question, kind: 'choice', options: ['A', 'B'] }, 'One of: A, B'],
    [{ ...question, kind: 'number' }, 'Number'],
  ])('says how a question is answered: %j', (asked, words) => {
    expect(answerInWords(asked)).toBe(words)
  })
})

test('openings and screening are stated only if the employer has disclosed them', () => {
  expect([true, false, null].map((existingVacancy) => vacancyInWords({ existingVacancy }))).toEqual([
    'Existing role',
    'Future role',
    null,
  ])
  expect(screeningInWords({ aiInScreening: null })).toBeNull()
  expect(screeningInWords({ aiInScreening: { used: false, how: '' } })).toBe('People only, no AI')
  expect(screeningInWords({ aiInScreening: { used: true, how: 'It sorts.' } })).toBe('AI is used: It sorts.')
})
