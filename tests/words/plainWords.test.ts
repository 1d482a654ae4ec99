import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isProse, textsIn } from '../../scripts/locale/textsIn.ts'

const root = join(import.meta.dirname, '../..')

/** Words with a plainer alternative in the product, and terms that the product names differently. */
const odd =
  /\b(?:whoever|who (?:has|have) applied|stands? here|(?:some|no|every)body|the way|e-mails?|mails?|the bin|postings?(?! a\b)|(?<!never )an? program|need not|besides|bring\w*\b[^.]* along|silent|go(?:es)? on)\b/i

const sources = [
  'src/words/**/*.ts',
  'src/{app,pages,ui,views}/**/*.{ts,tsx}',
  'machines/**/*.ts',
  'contract/**/*.ts',
]

/** Exceptions: scam patterns, samples, and words of resumes in ten languages. */
const exclude = ['contract/postings/fraud/**', 'contract/resumes/{samples,resumeHeadings,printed*}.ts']

const oddTextsIn = (file: string) =>
  textsIn(file, readFileSync(join(root, file), 'utf8'))
    .filter((text) => text.name !== 'description' && isProse(text) && odd.test(text.text))
    .map(({ text }) => `${file}: ${text}`)

/** True for a text with the name of a regulation. */
const isQuoted = (text: string) => text.includes('Ontario Regulation')

test('No text uses a word that the product has a plainer one for.', () => {
  const found = globSync(sources, { cwd: root, exclude }).flatMap(oddTextsIn)
  expect(found.filter((text) => !isQuoted(text))).toEqual([])
})

test.each([
  'Whoever applies gets an answer',
  'Nobody finds your postings',
  'The letter is in the bin',
  'Go on',
])('an odd word is found: %s', (text) => {
  expect(odd.test(text)).toBe(true)
})

test.each([
  'Post a job',
  'A person decides, never a program.',
  'Move to trash',
  'Posting a job takes ten minutes.',
])('a plain text is left alone: %s', (text) => {
  expect(odd.test(text)).toBe(false)
})
