import { expect, test } from 'vitest'
import { falsePositives, recalls } from '../../../bench/findings/figures.ts'
import { findingsIn } from '../../../contract/postings/findings.ts'
import { processorTime } from '../../processorTime.ts'
import { emptyPosting, type PostingContent } from '../../../contract/postings/posting.ts'

const saying = (description: string, more: Partial<PostingContent> = {}): PostingContent => ({
  ...emptyPosting('Bank clerk'),
  description,
  ...more,
})

const codesIn = (description: string) => [
  ...new Set(findingsIn(saying(description), 'engine.example').map(({ code }) => code)),
]

/** Parts of a description that are findings. */
const wordsIn = (description: string) =>
  findingsIn(saying(description), 'engine.example').map(({ end, start }) => description.slice(start, end))

test.each(recalls())('At least nine in ten $name are found.', ({ found, of }) => {
  expect(of).toBeGreaterThanOrEqual(80)
  expect(found / of).toBeGreaterThanOrEqual(0.9)
})

test.each(falsePositives())('At most one in a hundred $name has a finding.', ({ found, of, wrong }) => {
  expect(of).toBeGreaterThanOrEqual(200)
  expect(found / of, wrong.join('\n')).toBeLessThanOrEqual(0.01)
})

test.each([
  'We never ask for a fee.',
  'No fees, no deposit, no gift cards.',
  'Travel costs are paid.',
  'A driving licence is needed.',
  'You will handle gift cards in our shop.',
  'You build the wallets of a crypto exchange as an engineer.',
  'You check passports in the passport office.',
  'Wir verlangen keine Gebühr und keine Kaution.',
  'Nous ne contactons jamais les candidats sur WhatsApp.',
  'Nunca pedimos un depósito.',
])('an honest sentence has no finding: %s', (sentence) => {
  expect(codesIn(sentence)).toEqual([])
})

test.each([
  ['Contact us on W h a t s A p p: +1 415 555 0172', 'W h a t s A p p'],
  ['Contact us on w.h.a.t.s.a.p.p', 'w.h.a.t.s.a.p.p'],
  ['Contact us on Tеlеgrаm', 'Tеlеgrаm'],
  ['Contact us on 𝐓𝐞𝐥𝐞𝐠𝐫𝐚𝐦', '𝐓𝐞𝐥𝐞𝐠𝐫𝐚𝐦'],
  ['Contact us on What\u200dsApp', 'What\u200dsApp'],
  ['Contact us on Wh4tsApp', 'Wh4tsApp'],
])('A messenger is found in any spelling, with its range in the original text: %s', (text, name) => {
  const [words = ''] = wordsIn(text)
  expect(codesIn(text)).toEqual(['messenger'])
  expect(words).toContain(name)
})

const codesOfPay = (max: number) =>
  findingsIn(saying('', { pay: { min: 1_000_000, max, currency: 'EUR', period: 'month' } }), undefined).map(
    ({ code }) => code,
  )

test('Each kind of signal has its own code, as has pay far above the band of the title.', () => {
  expect(codesIn('Please pay a registration fee of 50 EUR first.')).toEqual(['payment'])
  expect(codesIn('Send us a scan of your passport with the application.')).toEqual(['documents'])
  expect(codesIn('Write to jobs@elsewhere.example.')).toEqual(['otherMailDomain'])
  expect(codesIn('Write to jobs@mail.engine.example.')).toEqual([])
  expect(codesOfPay(3_000_000)).toEqual(['highPay'])
  expect(codesOfPay(1_000_000)).toEqual([])
})

test('a finding names its field', () => {
  const posting = saying('', {
    questions: [
      {
        key: 'a',
        label: 'Your online banking password?',
        kind: 'short',
        options: [],
        required: true,
        knockOut: null,
      },
    ],
    benefits: ['Apply on WhatsApp only'],
  })
  expect(findingsIn(posting, undefined).map(({ code, path }) => [code, path])).toEqual([
    ['messenger', 'benefits.0'],
    ['documents', 'questions.0.label'],
  ])
})

test.each([
  ['a word without an end', 'a'.repeat(20_000)],
  ['letters that stand apart', 'w '.repeat(10_000)],
  ['one sentence of suspicious words', 'pay deposit whatsapp fee '.repeat(800)],
  ['marks on one letter', `a${'\u0301'.repeat(19_999)}`],
  ['addresses without an end', 'a@a.'.repeat(5_000)],
])('The longest description is checked within the time limit: %s', (_name, description) => {
  findingsIn(saying(description), undefined)
  const begun = processorTime()
  findingsIn(saying(description), undefined)
  expect(processorTime() - begun).toBeLessThan(1_500)
})
