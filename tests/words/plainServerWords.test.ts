import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailKinds } from '../../contract/notices/kinds.ts'
import { createDescription } from '../../server/http/description/openapi.ts'
import { sampleAlertMails, sampleMails } from '../server/support/sampleMails.ts'

/** Words with a plainer alternative in the product, and terms that the product names differently. */
const banned =
  /\b(whoever|who has applied|who is signed in|stands? here|(?:some|no|every|any)body|mails?|the bin|postings?|an? program|need not|besides|along|silent|go(?:es)? on|vacanc(?:y|ies)|cannot|do(?:es)? not|please|sorry|invalid)\b/i

const root = join(import.meta.dirname, '../..')

/** Text literals of a source, without module specifiers and the values in templates. */
function textsIn(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^(?:import|export) [^]*? from '[^']+'$/gm, '')
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
    .map(([, plain, template]) => plain ?? template?.replaceAll(/\$\{[^}]*\}/g, '…') ?? '')
    .filter((text) => text.includes(' '))
}

const moduleTexts = globSync('server/words/**/*.ts', { cwd: root }).flatMap((file) =>
  textsIn(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
)

const materialTexts = globSync('server/demo/material/messages.json', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(
    ([, text = '']) => `${file}: ${text}`,
  ),
)

const isOdd = (text: string) =>
  /\b(whoever|stands here|(?:some|no|every)body|mails|a program)\b|\b\d+ %/i.test(text)

/** Texts of invented employers and candidates, whose style is their own. */
const demoTexts = globSync('server/demo/material/**/*.json', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(
    ([, text = '']) => `${file}: ${text}`,
  ),
)

const mailTexts = Object.entries({
  ...sampleMails('Larch'),
  ...sampleAlertMails('Larch'),
}).flatMap(([kind, { action, lead, rest, subject }]) =>
  [action, lead, rest, subject].map((text) => `${kind}: ${text}`),
)

const plainly = (texts: readonly string[]) =>
  texts.filter((text) => banned.test(text.replace(/^[^:]*: /, '')))

test('the texts of the server use the words of the product', () => {
  expect(moduleTexts.length).toBeGreaterThan(200)
  expect(plainly(moduleTexts)).toEqual([])
  expect(plainly(mailTexts)).toEqual([])
  expect(plainly(materialTexts)).toEqual([])
  expect(demoTexts.filter(isOdd)).toEqual([])
  expect(plainly(Object.values(mailKinds).map(({ name }) => `kind: ${name}`))).toEqual([])
})

test('the description of the API uses the terms of the field', () => {
  const { paths } = createDescription('Jobgrove')
  const summaries = [...JSON.stringify(paths).matchAll(/"summary":"([^"]*)"/g)].map(
    ([, text = '']) => `summary: ${text}`,
  )
  expect(summaries.length).toBeGreaterThan(80)
  expect(plainly(summaries)).toEqual([])
  // Summaries begin with an imperative, such as “List”, not “Lists”.
  expect(summaries.filter((text) => /^summary: (?:[A-Z]\w+s|Who|What)\b/.test(text))).toEqual([])
})
