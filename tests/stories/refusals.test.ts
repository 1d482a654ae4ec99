import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { routes } from '../../contract/index.ts'
import { cannotBeSent } from '../../server/applications/readiness.ts'
import { unsafeFileRefusals } from '../../server/files/fileCheck.ts'
import { RefusedForNow } from '../../server/refused.ts'
import { fromAddress, toAddress } from '../../stories/support/storyAddress.ts'
import { refusals } from '../../stories/support/refusals.ts'

/** What only a program can be told: the application makes no such call. */
const forPrograms = [
  'There is no such call.',
  'This address takes JSON in UTF-8 only.',
  'Send the file as it is.',
  // A browser tells no page why a stream was not opened.
  'Too many pages are open right now. Reload this one to see what is new.',
  // Feeds and the map of the site, which no page of the application loads.
  'Too many lists are being made right now. Try again in a few seconds.',
  // The client has hung up, so nobody reads it.
  'This request was cancelled. Send it again.',
  'Give the file a name of at most 100 characters.',
  'This address answers GET and HEAD only.',
  'These mails cannot be set like this. Reload the page.',
]

/** What only reads of companies and jobs say, and an operator’s decision: the application makes no such call. */
const forNoCallSoFar = [
  'There is no such company.',
  'There is no such job.',
  'This job is gone. Look at those that are open.',
  'Your company is suspended, so nothing of it can be published. The mail about it says why.',
]

const root = join(import.meta.dirname, '../..')
const sources = globSync('server/**/*.ts', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
)

/** The sentences that a source refuses with: the first one within each refusal, or the other one of a condition. */
const sentencesIn = (source: string) =>
  [
    ...source.matchAll(
      /(?:(?:Refused(?:\.field)?|refusal)\(|UNREADABLE =)\s*(?:'\w+',\s*|`[^`]+`,\s*|[^'`()?]+\?[^'`():]+:\s*)?'([A-Z][^']+\.)'/g,
    ),
  ].map(([, sentence]) => sentence)

/** The templates that a source refuses with, as patterns of the sentences that they become. */
const patternsIn = (source: string) =>
  [
    ...source.matchAll(
      /(?:Refused(?:\.field)?|refusal)\(\s*(?:'[\w.]+',\s*)?`((?=[A-Z$])(?:\$\{[^}]*\}|[^`$])+)`/g,
    ),
  ].map(([, template = '']) =>
    template
      .split(/\$\{[^}]*\}/)
      .map((text) => text.replaceAll(/[.?()]/g, String.raw`\$&`))
      .join('.+'),
  )

test('the stories know every sentence that the server refuses with, and no other', () => {
  const said = new Set([
    ...sources.flatMap(sentencesIn),
    ...Object.values(cannotBeSent),
    ...Object.values(unsafeFileRefusals),
    ...routes.uploads.map(({ endpoint }) => endpoint.wrongType),
    new RefusedForNow(600, true).message,
  ])
  const known = [...Object.values(refusals).map(({ words }) => words), ...forPrograms, ...forNoCallSoFar]
  const patterns = sources.flatMap(patternsIn).map((pattern) => new RegExp(`^${pattern}$`))
  expect(patterns.filter((pattern) => !known.some((sentence) => pattern.test(sentence)))).toEqual([])
  expect(new Set(known.filter((sentence) => !patterns.some((pattern) => pattern.test(sentence))))).toEqual(
    said,
  )
})

test('a sentence that the toolbar has written into the address is read as it was', () => {
  assert(
    property(string({ unit: 'grapheme' }), (sentence) => {
      expect(toAddress(sentence)).toMatch(/^[A-Za-z0-9 _-]*$/)
      expect(fromAddress(toAddress(sentence))).toBe(sentence)
    }),
  )
})
