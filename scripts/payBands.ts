// Writes contract/postings/fraud/payBands.json: the highest yearly pay in the postings of the demo and the
// generator, by currency and words of the title.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postingAt } from '../bench/market/rows.ts'
import { highestInYear, wordsOfTitle } from '../contract/postings/fraud/payBands.ts'
import type { PostingContent } from '../contract/postings/posting.ts'
import { demoMaterial } from '../server/demo/material.ts'
import { postingOf } from '../server/demo/role.ts'

const GENERATED = 5_000
const LAST_DAY = '2030-01-01'

const demo = [...demoMaterial().companies.values()].flatMap((company) =>
  company.roles.map((role) => postingOf(company, role, LAST_DAY)),
)
const generated = Array.from({ length: GENERATED }, (_, index) => postingAt(1, index).content)

const bands = new Map<string, Map<string, number>>()
for (const { pay, title } of [...demo, ...generated]) if (pay) note(title, pay)

function note(title: string, pay: NonNullable<PostingContent['pay']>): void {
  const words = bands.get(pay.currency) ?? new Map<string, number>()
  bands.set(pay.currency, words)
  const yearly = highestInYear(pay)
  for (const word of ['', ...wordsOfTitle(title)]) words.set(word, Math.max(yearly, words.get(word) ?? 0))
}

const sorted = <Value>(map: ReadonlyMap<string, Value>) =>
  [...map].toSorted(([one], [other]) => (one < other ? -1 : 1))

const table = Object.fromEntries(
  sorted(bands).map(([currency, words]) => [currency, Object.fromEntries(sorted(words))]),
)
writeFileSync(
  join(import.meta.dirname, '../contract/postings/fraud/payBands.json'),
  `${JSON.stringify(table, null, 2)}\n`,
)
