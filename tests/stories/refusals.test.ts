import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { RefusedForNow } from '../../server/http/refused.ts'
import { fromAddress, toAddress } from '../../stories/support/storyAddress.ts'
import { refusals } from '../../stories/support/refusals.ts'

/** What only a program can be told: the application makes no such call. */
const forPrograms = ['There is no such call.', 'This address takes JSON in UTF-8 only.']

/** What only reads of companies and jobs say, and calls about files, members and applications: the application makes none. */
const forNoCallSoFar = [
  'There is no such company.',
  'There is no such job.',
  'This job is gone. Look at those that are open.',
  'Only an owner of your company can do this. Ask one of them.',
  'We do not find this record yet. It can take a few hours until everybody does.',
  'Save the address of your website first.',
  'The DNS does not know the domain of your website. Look at its address, and save it again.',
  'There is a record of this kind, with another value. Copy the value from here again.',
  'This person acts for your company already.',
  'Your company has as many members and invitations as it can have. Remove one first.',
  'A company needs an owner. Make somebody else one first.',
  'You have an open application at this company. Withdraw or discard it, then accept.',
  'This invitation is no longer valid. Ask who invited you for another one.',
  'You act for a company that has postings, and an account acts for one company. Accept with another account.',
  'Your company is suspended, so nothing of it can be published. The mail about it says why.',
]

const root = join(import.meta.dirname, '../..')
const sources = globSync('server/**/*.ts', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
)

/** The sentences that a source refuses with: the first one within each refusal. */
const sentencesIn = (source: string) =>
  [
    ...source.matchAll(
      /(?:(?:Refused(?:\.field)?|refusal)\(|UNREADABLE =)\s*(?:'\w+',\s*)?'([A-Z][^']+\.)'/g,
    ),
  ].map(([, sentence]) => sentence)

test('the stories know every sentence that the server refuses with, and no other', () => {
  const said = new Set([...sources.flatMap(sentencesIn), new RefusedForNow(600, true).message])
  const known = new Set([
    ...Object.values(refusals).map(({ words }) => words),
    ...forPrograms,
    ...forNoCallSoFar,
  ])
  expect(said).toEqual(known)
})

test('a sentence that the toolbar has written into the address is read as it was', () => {
  assert(
    property(string({ unit: 'grapheme' }), (sentence) => {
      expect(toAddress(sentence)).toMatch(/^[A-Za-z0-9 _-]*$/)
      expect(fromAddress(toAddress(sentence))).toBe(sentence)
    }),
  )
})
