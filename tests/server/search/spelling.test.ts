import { assert, constantFrom, nat, pre, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { distance, mayBecome } from '../../../server/search/words/editDistance.ts'

const letter = constantFrom(...'abcdefghijklmnopqrstuvwxyzäßл')
const word = string({ minLength: 4, maxLength: 12, unit: letter })

/** Inserts, removes, replaces or swaps a letter. */
const changed = (text: string, at: number, kind: number, by: string) => {
  const [before, here, next, after] = [
    text.slice(0, at),
    text[at] ?? '',
    text[at + 1] ?? '',
    text.slice(at + 2),
  ]
  return before + [by + here + next, next, by + next, next + here][kind] + after
}

test('words with similar letters are never filtered out by their letters', () => {
  assert(
    property(
      word,
      nat(3),
      nat(3),
      nat(3),
      nat(3),
      letter,
      letter,
      (one, first, kind, second, other, by, and) => {
        const result = changed(changed(one, first, kind, by), second, other, and)
        const far = distance(one, result, 2)
        // Skips results at a distance above two, which two changes of the same letters can produce.
        pre(far <= 2)
        expect(mayBecome(one, result, far)).toBe(true)
      },
    ),
  )
})

test('words with different letters are filtered out by their letters', () => {
  expect(mayBecome('carpenter', 'physicist', 2)).toBe(false)
  expect(mayBecome('carpenter', 'carpentry', 1)).toBe(true)
})
