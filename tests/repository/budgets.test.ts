import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entriesOf, overLimit, renderedEntriesOf } from '../../scripts/budgets.ts'
import { sectionOf } from '../../scripts/performancePage.ts'

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

test('docs/performance.md tells how much that is: run "npm run budgets -- --write"', () => {
  const told = new Map(
    sectionOf('budgets')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, page = '', ...cells]) => [page, cells.map(Number)]),
  )
  for (const { page, figures } of entries) {
    const written = told.get(`\`${page}\``) ?? []
    const [sizes, limits] = [0, 1].map((part) => written.filter((_, column) => column % 2 === part))
    // A few bytes come and go with every change.
    expect(sizes?.length, page).toBeGreaterThan(0)
    figures.forEach(({ kind, bytes, limit }, column) => {
      expect(sizes?.[column], `${kind} of ${page}`).toBeGreaterThan((bytes / 1024) * 0.98)
      expect(sizes?.[column], `${kind} of ${page}`).toBeLessThan((bytes / 1024) * 1.02)
      expect(limits?.[column], `limit of ${kind} of ${page}`).toBe(limit / 1024)
    })
  }
})
