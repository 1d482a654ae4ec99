import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amounts } from '../../contract/postings/amount.ts'
import { decimal, minorDigits } from '../../contract/postings/currency.ts'
import { payInWords, type Pay } from '../../contract/postings/payInWords.ts'
import { yearlyPayInWords } from '../../src/words/pay.ts'

const pay = (min: number, max: number, more: Partial<Pay> = {}): Pay => ({
  min,
  max,
  currency: 'GBP',
  period: 'year',
  ...more,
})

describe('Pay in words', () => {
  test.each([
    [pay(3_600_000, 4_100_000), '£36,000–£41,000 a year'],
    [pay(1_750, 2_100, { period: 'hour' }), '£17.50–£21.00 an hour'],
    [pay(920, 920, { period: 'hour' }), '£9.20 an hour'],
    [pay(24_000, 28_000, { period: 'day' }), '£240–£280 a day'],
    [pay(5, 5, { period: 'week' }), '£0.05 a week'],
    [pay(640_000, 720_000, { currency: 'EUR', period: 'month' }), '€6,400–€7,200 a month'],
    [pay(9_000_000, 9_000_000, { currency: 'USD' }), '$90,000 a year'],
    [pay(5_000_000, 6_000_000, { currency: 'JPY' }), '¥5,000,000–¥6,000,000 a year'],
    [pay(1_234_567, 1_234_567, { currency: 'KWD' }), 'KWD 1,234.567 a year'],
  ])('has a range, a currency and a period: %j', (given, words) => {
    expect(payInWords(given).replaceAll('\u00A0', ' ')).toBe(words)
  })

  test('says if there is none', () => {
    expect(payInWords(null)).toBe('Unpaid')
  })

  test('is exact up to the highest amount', () => {
    expect(payInWords(pay(amounts.max - 1, amounts.max))).toBe('£9,999,999,999.99–£10,000,000,000.00 a year')
  })
})

test('an amount has the digits of its currency, and no other', () => {
  assert(
    property(integer({ min: 1, max: amounts.max }), constantFrom('EUR', 'JPY', 'KWD'), (amount, currency) => {
      const written = decimal(amount, currency)
      expect(Number(written.replace('.', ''))).toBe(amount)
      expect(written.split('.')[1]?.length ?? 0).toBe(minorDigits(currency))
    }),
  )
})

describe('Pay in a year', () => {
  test.each([
    [pay(1_750, 2_100, { period: 'hour' }), 'about £36,400–£43,680 a year'],
    [pay(24_000, 28_000, { period: 'day' }), 'about £62,400–£72,800 a year'],
    [pay(50_000, 50_000, { period: 'week' }), 'about £26,000 a year'],
    [pay(320_050, 360_004, { period: 'month' }), 'about £38,406–£43,200 a year'],
    [pay(1_500, 1_800, { period: 'hour', currency: 'JPY' }), 'about ¥3,120,000–¥3,744,000 a year'],
    [pay(3_600_049, 3_600_050), 'about £36,000–£36,001 a year'],
  ])('is stated in whole units: %j', (given, words) => {
    expect(yearlyPayInWords(given)).toBe(words)
  })
})
