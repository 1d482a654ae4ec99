import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entriesOf, overLimit, renderedEntriesOf } from '../../scripts/budgets.ts'

const dist = join(import.meta.dirname, '../../dist')
const entries = entriesOf(dist)

describe('before anybody touches it', () => {
  test.each([...entries, ...renderedEntriesOf(dist)])('$page loads no more than it may', (entry) => {
    expect(entry.figures.every(({ bytes }) => bytes > 0)).toBe(true)
    expect(overLimit([entry])).toEqual([])
  })
})

test('a page that loads more than it may is named with what it loads', () => {
  const figures = [
    { kind: 'javascript', bytes: 2049, limit: 2048 },
    { kind: 'css', bytes: 1024, limit: 1024 },
  ] as const
  expect(overLimit([{ page: '/planted', figures, scripts: new Map() }])).toEqual([
    '/planted: 2.0 KiB of javascript, allowed are 2.0',
  ])
})
