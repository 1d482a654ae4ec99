import * as v from 'valibot'
import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toMinor, toUnits } from '../../../contract/postings/money.ts'
import { emptyPosting, postingContent, type PostingContent } from '../../../contract/postings/posting.ts'
import { differencesOf, parseTyped, typedOf, typedPosting } from '../../../contract/postings/typed.ts'

const full: PostingContent = {
  ...emptyPosting('Engine Builder'),
  summary: 'You build engines.',
  description: 'You build engines that compute.\n\n- every day',
  requirements: [
    { text: 'Patience', kind: 'must' },
    { text: 'French', kind: 'nice' },
  ],
  workplace: 'hybrid',
  places: [{ name: 'London', region: 'England', country: 'GB', lat: 51.5, lon: -0.12 }],
  regions: ['DE', 'FR'],
  employmentType: 'partTime',
  weeklyHours: { min: 16, max: 20 },
  pay: { min: 1250, max: 2000, currency: 'EUR', period: 'hour' },
  payNote: 'Before tax',
  benefits: ['Tea', 'Coal'],
  level: 'senior',
  openings: 2,
  answerDays: 14,
  retentionMonths: 6,
  steps: [
    { name: 'A talk', days: 3 },
    { name: 'An offer', days: null },
  ],
  questions: [
    {
      key: 'a',
      label: 'May you lift?',
      kind: 'yesNo',
      options: [],
      required: true,
      knockOut: { equals: false },
    },
    { key: 'b', label: 'How many?', kind: 'number', options: [], required: false, knockOut: { equals: 2.5 } },
    {
      key: 'c',
      label: 'Which?',
      kind: 'choice',
      options: ['One', 'Two'],
      required: true,
      knockOut: { equals: 'Two' },
    },
    { key: 'd', label: 'Why?', kind: 'long', options: [], required: true, knockOut: null },
  ],
  existingVacancy: false,
  aiInScreening: { used: true, how: 'It sorts.' },
  contact: 'ada@example.com',
  visa: 'sponsors',
  validThrough: '2030-03-01',
}

const typed = typedOf(full)

describe('the fields of a posting', () => {
  test.each([
    ['all', full],
    ['nothing', emptyPosting('')],
  ])('contain %s of the posting', (_, posting) => {
    expect(parseTyped(typedOf(posting), emptyPosting('Before'))).toEqual({ posting, held: [], problems: {} })
  })

  test('are saved without the invalid ones, which keep the saved value and show an error', () => {
    const wrong = {
      ...typed,
      title: 'x'.repeat(121),
      summary: 'New',
      openings: 'many',
      validThrough: '2030-02-30',
    }
    const parsed = parseTyped(wrong, full)
    expect(parsed.posting).toEqual({ ...full, summary: 'New' })
    expect(parsed.held).toEqual(['title', 'openings', 'validThrough'])
    expect(parsed.problems).toEqual({
      'posting.title': 'Use at most 120 characters.',
      'posting.openings': 'Enter a whole number from 1 to 99.',
      'posting.validThrough': 'Enter a date, such as 2027-01-31.',
    })
  })

  test('leave out an empty row, and name an invalid row by its position', () => {
    const steps = [
      { key: '1', name: '', days: '' },
      { key: '2', name: 'A talk', days: '' },
      { key: '3', name: '', days: '3' },
    ]
    const benefits = [{ key: '1', text: ' ' }]
    expect(parseTyped({ ...typed, benefits }, full).posting.benefits).toEqual([])
    expect(parseTyped({ ...typed, steps: steps.slice(0, 2) }, full).posting.steps).toEqual([
      { name: 'A talk', days: null },
    ])
    expect(parseTyped({ ...typed, steps }, full).problems).toEqual({
      'posting.steps.2.name': 'Fill this in, or remove it.',
    })
  })

  test('keep incomplete pay unsaved without an error', () => {
    const pay = { min: '12', max: '', currency: 'EUR', period: 'hour' }
    expect(parseTyped({ ...typed, pay }, full)).toEqual({ posting: full, held: ['pay'], problems: {} })
    const none = { min: '', max: '', currency: 'EUR', period: 'hour' }
    expect(parseTyped({ ...typed, pay: none }, full).posting.pay).toBeNull()
  })

  test.each([
    [{ min: '20', max: '' }, ['weeklyHours'], {}],
    [{ min: '', max: '' }, [], {}],
    [
      { min: '20', max: '16' },
      ['weeklyHours'],
      { 'posting.weeklyHours.max': 'The most hours are fewer than the least.' },
    ],
    [
      { min: '0', max: '20' },
      ['weeklyHours'],
      { 'posting.weeklyHours.min': 'Enter a whole number from 1 to 80.' },
    ],
    [
      { min: '37.5', max: '81' },
      ['weeklyHours'],
      {
        'posting.weeklyHours.min': 'Enter a whole number from 1 to 80.',
        'posting.weeklyHours.max': 'Enter a whole number from 1 to 80.',
      },
    ],
  ])('keep invalid or incomplete hours unsaved: %j', (weeklyHours, held, problems) => {
    const parsed = parseTyped({ ...typed, weeklyHours }, full)
    expect(parsed).toEqual({
      posting: held.length > 0 ? full : { ...full, weeklyHours: null },
      held,
      problems,
    })
  })

  test('of a draft from before hours and visas existed contain neither', () => {
    const { weeklyHours, visa, ...older } = typed
    expect(v.parse(typedPosting, older)).toMatchObject({ weeklyHours: { min: '', max: '' }, visa: '' })
    const { weeklyHours: hours, visa: own, ...content } = full
    expect([hours, own, weeklyHours.max, visa]).toEqual([{ min: 16, max: 20 }, 'sponsors', '20', 'sponsors'])
    expect(v.parse(postingContent, content)).toMatchObject({ weeklyHours: null, visa: null })
  })

  test.each([
    [
      { min: '20', max: '12', currency: 'EUR', period: 'hour' },
      'max',
      'The highest pay is below the lowest.',
    ],
    [
      { min: 'a lot', max: '12', currency: 'EUR', period: 'hour' },
      'min',
      'Enter the amount in digits, such as 64,000 or 17.50.',
    ],
    [{ min: '0', max: '12', currency: 'EUR', period: 'hour' }, 'min', 'Enter an amount above zero.'],
    [
      { min: '$30', max: '40', currency: 'EUR', period: 'hour' },
      'min',
      'Enter the amount in digits, such as 64,000 or 17.50.',
    ],
    [{ min: '1', max: '99999999999999', currency: 'JPY', period: 'hour' }, 'max', 'Enter a smaller amount.'],
    [
      { min: '1', max: '2', currency: 'XXY', period: 'hour' },
      'currency',
      'Choose a currency that is in use.',
    ],
  ])('show an error for %j', (pay, part, message) => {
    expect(parseTyped({ ...typed, pay }, full).problems).toEqual({ [`posting.pay.${part}`]: message })
  })
})

describe('the texts of two people', () => {
  const mine = { ...typed, title: 'Mine', summary: 'Mine' }
  const theirs = { ...typed, title: 'Theirs', contact: 'Theirs' }

  test('differ in the fields that either has changed', () => {
    expect(differencesOf(mine, theirs)).toEqual(['title', 'summary', 'contact'])
  })
})

describe('an amount of money', () => {
  test.each([
    ['64000', 'EUR', 6_400_000],
    ['64,000', 'EUR', 6_400_000],
    ['64.000', 'EUR', 6_400_000],
    ['64 000,50', 'EUR', 6_400_050],
    ["1'234'567.8", 'CHF', 123_456_780],
    ['1.234.567,89', 'EUR', 123_456_789],
    ['12.5', 'GBP', 1250],
    ['6,400,000', 'JPY', 6_400_000],
    ['12.345', 'KWD', 12_345_000],
    ['1,500', 'KWD', 1_500_000],
    ['1234.567', 'KWD', 1_234_567],
    ['0.500', 'KWD', 500],
    ['12.3450', 'KWD', 12_345],
    ['1,500', 'JPY', 1_500],
    ['5,500,000', 'JPY', 5_500_000],
    ['5500000.00', 'JPY', 5_500_000],
    ['12,00,000', 'INR', 120_000_000],
    ['₹1,23,45,678.50', 'INR', 1_234_567_850],
    ['12 lakh', 'INR', 120_000_000],
    ['€64,000', 'EUR', 6_400_000],
    ['64000 EUR', 'EUR', 6_400_000],
    ['64.000,50 €', 'EUR', 6_400_050],
    ['64000 euros', 'EUR', 6_400_000],
    ['US$90,000', 'USD', 9_000_000],
    ['A$90,000', 'AUD', 9_000_000],
    ['30 000 kr', 'SEK', 3_000_000],
    ['30k', 'GBP', 3_000_000],
    ['£32.5K', 'GBP', 3_250_000],
    ['1.2m', 'NOK', 120_000_000],
    ['550万', 'JPY', 5_500_000],
    ['64,000.-', 'CHF', 6_400_000],
    ['CHF 64’000.–', 'CHF', 6_400_000],
    ['64\u00A0000', 'EUR', 6_400_000],
    ['64\u202F000,00', 'EUR', 6_400_000],
    ['６４，０００', 'JPY', 64_000],
    ['٦٤٬٠٠٠٫٥٠', 'EGP', 6_400_050],
    ['۶۴۰۰۰', 'EUR', 6_400_000],
    ['६४,०००', 'INR', 6_400_000],
    ['$64,000', 'EUR', undefined],
    ['64000 USD', 'EUR', undefined],
    ['1.005', 'XXXX', 100_500],
    ['12,0,000', 'EUR', undefined],
    ['1,500.000,5', 'EUR', undefined],
    ['12.5', 'JPY', undefined],
    ['12.345.6', 'EUR', undefined],
    ['1,23,4567', 'EUR', undefined],
    ['-12', 'EUR', undefined],
    ['1e3', 'EUR', undefined],
    ['', 'EUR', undefined],
    ['9'.repeat(20), 'EUR', undefined],
  ])('typed as %j in %s is %s', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor)
  })

  test('is formatted so that it can be typed again', () => {
    assert(
      property(
        integer({ min: 1, max: 1_000_000_000_000 }),
        constantFrom('EUR', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(toMinor(toUnits(minor, currency), currency)).toBe(minor)
        },
      ),
    )
  })
})
