import { expect, test } from 'vitest'
import type { Sent } from '../../../contract/applications/sent.ts'
import { hopedForInWords } from '../../../src/words/applications/sent.ts'

const question: Sent['posting']['questions'][number] = {
  key: 'visa',
  label: 'Do you need a visa?',
  kind: 'yesNo',
  options: [],
  required: true,
  knockOut: { equals: false },
}

test.each([
  [true, 'Needed: No'],
  [false, undefined],
  [null, undefined],
])('an answer other than the wanted one is highlighted for the company: %s', (answer, words) => {
  expect(hopedForInWords([question], { key: 'visa', answer })).toBe(words)
})

test('an answer to a question without a wanted answer is not highlighted', () => {
  expect(hopedForInWords([{ ...question, knockOut: null }], { key: 'visa', answer: true })).toBeUndefined()
})
