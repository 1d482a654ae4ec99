import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textsIn, type Text } from '../../scripts/locale/textsIn.ts'

const root = join(import.meta.dirname, '../..')

/** Attributes and properties whose values are displayed. */
const shown = new Set(
  'label title hint alt placeholder message text legend question aria-label aria-description aria-valuetext'.split(
    ' ',
  ),
)

/** True for several words, or one with a capital letter; false for class names and paths of shapes. */
const isWritten = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  (/^[\p{Lu}“].*\p{Ll}/su.test(text) || /\p{L}{2}\P{L}*\s/u.test(text)) &&
  !/\S[:[/]\S|\w-\w|\w\(/.test(text)

function isShown({ kind, name, text }: Text): boolean {
  // Only the documentation of machines shows these texts.
  if (name === 'description') return false
  if (kind === 'jsx') return /\p{L}{2}/u.test(text)
  if (name === 'counted') return true
  if (shown.has(name) || kind === 'template') return isWritten(text)
  return isWritten(text) && /^[\p{Lu}“][^]*\s/u.test(text)
}

const textsShown = (file: string, source: string) =>
  textsIn(file, source)
    .filter(isShown)
    .map(({ text }) => text)

const files = globSync(['src/{app,pages,routing,ui,views}/**/*.{ts,tsx}', 'machines/**/*.ts'], { cwd: root })

test('No view, page or machine contains text: it is in src/words.', () => {
  const found = files.flatMap((file) =>
    textsShown(file, readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['<p>Open your postings</p>', 'Open your postings'],
  ['<Field label="Email address" />', 'Email address'],
  ['<img alt={`Logo of ${company}`} />', 'Logo of …'],
  ["counted(days, words.day, 'days')", 'days'],
  ["const title = isNew ? 'Post a job' : words.edit", 'Post a job'],
  ['const late = (days: number) => `${days} days overdue`', '… days overdue'],
])('a text in a view is found: %s', (source, text) => {
  expect(textsShown('Sample.tsx', source)).toEqual([text])
})

test.each([
  '<p className="flex gap-2">{words.open}</p>',
  "const path = 'M24 0a24 24 0 0 0 24 24'",
  "throw new Error('The page has no root element.')",
  'const id = `posting.${path}`',
  "const isDone = state === 'Done now'",
])('a string that nobody reads does not count as a text: %s', (source) => {
  expect(textsShown('Sample.tsx', source)).toEqual([])
})
