import { expect, test, vi } from 'vitest'
import { memoizeByRow } from '../../../server/store/memoizeByRow.ts'

test('a row is read once, and another row of the same content by itself', () => {
  const read = vi.fn(({ content }: { content: string }): unknown => JSON.parse(content))
  const contentOf = memoizeByRow(read)
  const row = { content: '{"title":"Engineer"}' }

  expect(contentOf(row)).toBe(contentOf(row))
  expect(contentOf({ ...row })).toEqual({ title: 'Engineer' })
  expect(read).toHaveBeenCalledTimes(2)
})

test('what a row does not hold is not looked for again', () => {
  const read = vi.fn((_: object) => undefined)
  const sentIn = memoizeByRow(read)
  const draft = {}

  expect([sentIn(draft), sentIn(draft)]).toEqual([undefined, undefined])
  expect(read).toHaveBeenCalledTimes(1)
})
