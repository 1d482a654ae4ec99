import { expect, test } from 'vitest'
import { localize } from '../../scripts/locale/pseudoLocale.ts'
import { withoutPlays } from '../../scripts/locale/withoutPlays.ts'
import { toPseudo } from '../../stories/locale/toPseudo.ts'

/** Lines of a module of words after its texts were wrapped. */
const wrapped = (code: string, id = '/src/words/sample.ts') =>
  localize(id, code)?.split('\n').slice(1).join('\n')

test('a text in the pseudo-locale is accented, in brackets and a third longer', () => {
  const text = 'Review the next applicant'
  const pseudo = toPseudo(text)
  expect(pseudo).toMatch(/^⟦Ŕéṽîéŵ ţĥé ñéẋţ áþþļîçáñţ .+⟧$/)
  expect(pseudo.length / text.length).toBeGreaterThanOrEqual(1.35)
})

test('the values of a template stay as they are', () => {
  const [name, day] = ['Fernhill', 'Thu, Nov 26']
  expect(toPseudo`${name} replies by ${day}`).toMatch(/^⟦Fernhill ŕéþļîéš ƀý Thu, Nov 26 .+⟧$/)
})

test('fields that are filled in later keep their names', () => {
  expect(toPseudo('Dear {{company}} team')).toMatch(/^⟦Ðéáŕ \{\{company\}\} ţéáɱ .+⟧$/)
})

test.each([
  ["export const words = { title: 'Your turn' }", "export const words = { title: localized('Your turn') }"],
  ["const names = { draft: 'Draft' }", "const names = { draft: localized('Draft') }"],
  ['const by = (day: string) => `Reply by ${day}`', 'const by = (day: string) => localized`Reply by ${day}`'],
  ["counted(days, 'day', 'days')", "counted(days, localized('day'), localized('days'))"],
  [
    "const late = (is: boolean) => `Sent${is ? ', too late' : ''}.`",
    "const late = (is: boolean) => localized`Sent${is ? localized(', too late') : ''}.`",
  ],
])('texts are written in the locale of the story: %s', (code, expected) => {
  expect(wrapped(code)).toBe(expected)
})

test.each([
  "import { isolate } from '../../contract/isolate.ts'",
  "const fields = ['title', 'pay']",
  "const isOpen = state === 'Open state'",
  "type Name = 'First name'",
  "throw new Error('No such state')",
  'const id = `posting.${path}`',
  "const words = { 'Two words': 1 }",
])('a text that nobody reads is unchanged: %s', (code) => {
  expect(wrapped(code)).toBeUndefined()
})

test('words printed on resumes stay in the language of the resume', () => {
  expect(wrapped("const heading = 'Work experience'", '/contract/resumes/resumeHeadings.ts')).toBeUndefined()
})

test('stories open without what they do, because that names controls in English', () => {
  const code =
    "export const Sent = meta.story({ play: async () => {}, args: {} })\nSent.test('waits', async () => {})"
  expect(withoutPlays('sample.stories.tsx', code).trim()).toBe(
    'export const Sent = meta.story({ play: undefined, args: {} })',
  )
})
