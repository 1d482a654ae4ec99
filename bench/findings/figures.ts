import * as v from 'valibot'
import { toMinor } from '../../contract/postings/money.ts'
import { findingsIn } from '../../contract/postings/findings.ts'
import { emptyPosting, postingContent, type PostingContent } from '../../contract/postings/posting.ts'
import { isWeak, type FindingCode } from '../../contract/postings/review.ts'
import { seededRandom } from '../../server/demo/seededRandom.ts'
import { demoMaterial } from '../../server/demo/material.ts'
import { postingOf } from '../../server/demo/role.ts'
import honest from './honest.json' with { type: 'json' }
import scams from './scams.json' with { type: 'json' }

const HONEST = 1_000
const DOMAIN = 'engine.example'

/** Share of a set that findings would hold for review. */
export interface Figure {
  readonly name: string
  readonly found: number
  readonly of: number
  /** Misjudged texts: scams without a finding, or honest postings with one. */
  readonly wrong: readonly string[]
}

const holding = (posting: PostingContent, domain = DOMAIN): readonly FindingCode[] =>
  findingsIn(posting, domain)
    .filter((each) => !isWeak(each))
    .map(({ code }) => code)

const scamSchema = v.array(
  v.object({
    set: v.picklist(['tuning', 'holdOut']),
    language: v.string(),
    title: v.string(),
    text: v.string(),
    /** For example `25000-30000 EUR/month`. */
    pay: v.optional(v.string()),
  }),
)

const PAY = /^(?<min>\d+)-(?<max>\d+) (?<currency>[A-Z]{3})\/(?<period>[a-z]+)$/

function payOf(written: string | undefined): PostingContent['pay'] {
  if (written === undefined) return null
  const { currency = '', max = '', min = '', period } = PAY.exec(written)?.groups ?? {}
  const pay = { min: toMinor(min, currency), max: toMinor(max, currency), currency, period }
  return v.parse(postingContent.entries.pay, pay)
}

/**
 * Recall for the scams that the rules were tuned with, and for a hold-out set that was never looked at during
 * tuning.
 */
export function recalls(): readonly Figure[] {
  const all = v.parse(scamSchema, scams)
  return (['tuning', 'holdOut'] as const).map((name) => {
    const own = all.filter(({ set }) => set === name)
    const wrong = own.filter(
      ({ pay, text, title }) =>
        holding({ ...emptyPosting(title), description: text, pay: payOf(pay) }).length === 0,
    )
    return {
      name: `scams, ${name}`,
      found: own.length - wrong.length,
      of: own.length,
      wrong: wrong.map(({ text }) => text),
    }
  })
}

type Language = keyof typeof honest.sentences

const languages = ['en', 'de', 'fr', 'es'] as const satisfies readonly Language[]

/** Honest posting by its number, assembled from handwritten sentences. */
function honestAt(index: number): PostingContent {
  const chance = seededRandom(7, index)
  const language = languages[index % languages.length] ?? 'en'
  const { apply, duty, need, offer, open } = honest.sentences[language]
  const some = (sentences: readonly string[], count: number) => {
    const from = chance.between(0, sentences.length - 1)
    return Array.from({ length: count }, (_, next) => sentences[(from + next * 3) % sentences.length] ?? '')
  }
  const several = (sentences: readonly string[], count: number) => some(sentences, count).join(' ')
  return {
    ...emptyPosting(chance.one(honest.titles[language])),
    description: [
      several(open, 2).replaceAll('{n}', String(chance.between(3, 40))),
      several(duty, 4),
      several(offer, 2),
      several(apply, 2),
    ].join('\n\n'),
    requirements: some(need, 2).map((text) => ({ text, kind: 'must' as const })),
    benefits: some(offer, 2),
    pay: { min: 2_800_000, max: 5_200_000, currency: 'EUR', period: 'year' },
  }
}

/**
 * False positive rate: honest postings that would be held, for assembled postings and for those of the demo.
 */
export function falsePositives(): readonly Figure[] {
  const made = Array.from({ length: HONEST }, (_, index) => ({ posting: honestAt(index), domain: DOMAIN }))
  const demo = [...demoMaterial().companies.values()].flatMap((company) =>
    company.roles.map((role) => ({
      posting: postingOf(company, role, '2030-01-01'),
      domain: new URL(company.website).hostname,
    })),
  )
  return [['honest, composed', made] as const, ['honest, demo', demo] as const].map(([name, postings]) => {
    const wrong = postings.filter(({ domain, posting }) => holding(posting, domain).length > 0)
    return {
      name,
      found: wrong.length,
      of: postings.length,
      wrong: wrong.map(({ posting }) => posting.title),
    }
  })
}
