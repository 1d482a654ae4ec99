// @module-tag security
import { expect, test } from 'vitest'
import { isFresh } from '../../../server/identity/fresh.ts'
import { minutes } from '../support/harness.ts'

test('a sign-in is fresh for ten minutes', () => {
  const createdAt = Date.UTC(2030, 0, 1)

  expect(isFresh({ createdAt }, createdAt)).toBe(true)
  expect(isFresh({ createdAt }, createdAt + minutes(10) - 1)).toBe(true)
  expect(isFresh({ createdAt }, createdAt + minutes(10))).toBe(false)
})
