import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Messages that section 5 of the specification prescribes verbatim. */
const given = new Set([
  'Please enter first name',
  'Please enter last name',
  'Please enter a valid email address',
  'Please enter a password that contains at least 8 chars.',
  'Please enter a password that contains at least one upper/lowercase letter, one number and one symbol.',
  'Please provide a valid email address',
  'Invalid first name',
  'Invalid last name',
])

/** Messages of the hosted API that clients compare verbatim. */
const ofOfficialClient = new Set([
  'Invalid API key',
  'Invalid login credentials',
  'Invalid Refresh Token: Refresh Token Not Found',
  'Invalid Refresh Token: Already Used',
  'Unable to validate email address: invalid format',
  'Token has expired or is invalid',
  'Email link is invalid or has expired',
])

/** Texts of a source that can be sentences: they begin with a capital letter and contain a space. */
function sentencesIn(file: string, source: string): string[] {
  const texts: string[] = []
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.raw),
    JSXText: ({ value }) => void texts.push(value.trim()),
  }).visit(parseSync(file, source).program)
  return texts.filter((text) => /^[A-Z][^]* /.test(text))
}

const isPlain = (text: string) =>
  given.has(text) || ofOfficialClient.has(text) || !/\b(please|sorry|oops|invalid)\b/i.test(text)

test.each(['contract', 'machines', 'server', 'src'])(
  'our own texts are plain, and say what to do: those in %s',
  (folder) => {
    const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    const sentences = files.flatMap((file) => sentencesIn(file, readFileSync(join(root, file), 'utf8')))
    expect(sentences.length).toBeGreaterThan(10)
    expect(sentences.filter((text) => !isPlain(text))).toEqual([])
  },
)

test.each(["f('Please try again.')", 'f(`Sorry, ${name}`)', '<p>Oops that went wrong</p>'])(
  'texts that are not plain are found: %s',
  (source) => {
    expect(sentencesIn('sample.tsx', source).filter((text) => !isPlain(text))).toHaveLength(1)
  },
)

/** Finds formatting of dates, numbers, lists and names that ignores the configured locale. */
const inAnotherLocale = (source: string) =>
  source.match(
    /toLocale(?:Date|Time)?String\(|new Intl\.(?:DateTimeFormat|NumberFormat|ListFormat|PluralRules|DisplayNames|RelativeTimeFormat)\((?!locale\b)/g,
  ) ?? []

test('dates, numbers, lists and names are formatted in one locale, whatever the browser is set to', () => {
  const found = globSync(['src/**/*.{ts,tsx}', 'server/words/**/*.ts', 'contract/words/**/*.ts'], {
    cwd: root,
  }).filter((file) => inAnotherLocale(readFileSync(join(root, file), 'utf8')).length > 0)
  expect(found).toEqual([])
})
