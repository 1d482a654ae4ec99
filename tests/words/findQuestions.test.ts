import { expect, test } from 'vitest'
import { findQuestions } from '../../src/words/reading/findQuestions.ts'

const questions = [
  { question: 'How do I apply?', answer: 'Press Apply, and choose a résumé.' },
  { question: 'When is the answer due?', answer: 'The posting promises it.' },
]
const found = (typed: string) => findQuestions(questions, typed).map(({ question }) => question)

test.each([
  ['nothing typed finds all', '', 2],
  ['blanks and signs find all', ' ?! ', 2],
  ['a word of the question', 'apply', 1],
  ['a word of the answer', 'promises', 1],
  ['the beginning of a word', 'prom', 1],
  ['not the inside of one', 'omises', 0],
  ['words in any order, in capitals', 'DUE answer', 1],
  ['without its accents', 'resume', 1],
  ['words of two questions', 'apply promises', 0],
])('%s', (_, typed, count) => {
  expect(found(typed)).toHaveLength(count)
})
