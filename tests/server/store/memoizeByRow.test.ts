import { expect, test, vi } from 'vitest'
import { memoizeByRow } from '../../../server/store/memoizeByRow.ts'

test('A row is parsed once, and another row with the same content separately.', () => {
  const read = vi.fn(({ content }: { content: string }): unknown => JSON.parse(content))
  const contentOf = memoizeByRow(read)
  const row = { content: '{"title":"Engineer"}' }

  expect(contentOf(row)).toBe(contentOf(row))
  expect(contentOf({ ...row })).toEqual({ title: 'Engineer' })
  expect(read).toHaveBeenCalledTimes(2)
})

test('A missing value of a row is not looked up again.', () => {
  const read = vi.fn((_: object) => undefined)
  const sentIn = memoizeByRow(read)
  const draft = {}

  expect([sentIn(draft), sentIn(draft)]).toEqual([undefined, undefined])
  expect(read).toHaveBeenCalledTimes(1)
})
