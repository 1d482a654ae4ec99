import { assert, boolean, constant, double, oneof, property, record, option, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  emptyApplication,
  parseApplication,
  problemsToSend,
  haveSameContent,
  typedOf,
} from '../../../contract/applications/typed.ts'
import type { PostingContent } from '../../../contract/postings/posting.ts'

type Question = PostingContent['questions'][number]

const question = (key: string, kind: Question['kind'], more: Partial<Question> = {}): Question => ({
  key,
  label: key,
  kind,
  options: [],
  required: true,
  knockOut: null,
  ...more,
})

const questions = [
  question('yes', 'yesNo'),
  question('many', 'number'),
  question('one', 'choice', { options: ['Saw', 'Plane'] }),
  question('line', 'short'),
  question('text', 'long', { required: false }),
]

const typed = { ...typedOf(emptyApplication), resume: 'f1' }
const said = (answers: Record<string, string>) => parseApplication({ ...typed, answers }, questions)

test('A typed answer is parsed by the type of its question.', () => {
  expect(said({ yes: 'no', many: '2,5', one: 'Saw', line: 'Wood', text: '' })).toEqual({
    content: {
      resume: { fileId: 'f1' },
      letter: null,
      answers: { yes: false, many: 2.5, one: 'Saw', line: 'Wood' },
    },
    problems: {},
  })
})

test('An answer that does not fit its question gets an error at that question and is not saved.', () => {
  const { content, problems } = said({ many: 'many', one: 'Axe', line: 'x'.repeat(201) })
  expect(content.answers).toEqual({})
  expect(Object.keys(problems)).toEqual(['answers.many', 'answers.one', 'answers.line'])
})

test('A letter is not sent if the job wants none, and not saved if it is too long.', () => {
  expect(parseApplication({ ...typed, letter: 'Dear team' }, []).content.letter).toBeNull()
  const long = parseApplication({ ...typed, hasLetter: true, letter: 'x'.repeat(6_001) }, [])
  expect([long.content.letter, long.problems['letter']]).toEqual([null, 'Use at most 6000 characters.'])
})

test('Everything missing for sending an application is named, and nothing else.', () => {
  expect(Object.keys(problemsToSend(typedOf(emptyApplication), questions))).toEqual([
    'resume',
    'answers.yes',
    'answers.many',
    'answers.one',
    'answers.line',
  ])
  expect(
    problemsToSend({ ...typed, answers: { yes: 'yes', many: '3', one: 'Saw', line: 'Wood' } }, questions),
  ).toEqual({})
})

test('A saved application is shown again unchanged.', () => {
  const answers = record(
    {
      yes: boolean(),
      many: double({ min: -1_000, max: 1_000, noNaN: true }).map(
        (number) => Math.round(number * 100) / 100 + 0,
      ),
      one: oneof(constant('Saw'), constant('Plane')),
      line: string({ minLength: 1, maxLength: 50 }).filter((text) => /^[\w ]*\w[\w ]*$/.test(text)),
    },
    { requiredKeys: [] },
  )
  const letter = option(
    record({ text: string({ minLength: 1 }).filter((text) => /^[\w ]*\w[\w ]*$/.test(text)) }),
  )
  assert(
    property(record({ resume: constant(null), letter, answers }), (content) => {
      expect(haveSameContent(parseApplication(typedOf(content), questions).content, content)).toBe(true)
    }),
  )
})
