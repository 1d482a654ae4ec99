import { expect, test } from 'vitest'
import { answers } from '../../../contract/applications/events/applicationEvents.ts'
import { termsOf } from '../../../contract/applications/events/offer.ts'
import { offeredPayInWords } from '../../../contract/applications/offeredPay.ts'
import { answerIn } from '../../../src/views/applications/answering/answerIn.ts'

test('the pay of an offer is an amount with its currency and its period', () => {
  const pay = { amount: 3_800_000, currency: 'GBP', period: 'year' } as const
  expect(offeredPayInWords(pay)).toBe('£38,000 a year')
  expect(offeredPayInWords({ amount: 1_750, currency: 'EUR', period: 'hour' })).toBe('€17.50 an hour')
  expect(offeredPayInWords({ amount: 40_000, currency: 'JPY', period: 'day' })).toBe('¥40,000 a day')
  expect(termsOf({ pay, start: '2027-01-04' })).toMatch(/^£38,000 a year, from /)
})

test('pay stored as text by an earlier version is shown as it was written', () => {
  expect(termsOf({ pay: '38k plus tools' })).toBe('38k plus tools')
})

function offerOf(typed: Readonly<Record<string, string>>) {
  const offer = answers.find(({ type }) => type === 'offer')
  if (!offer) throw new Error('There is no form of an offer.')
  const form = new FormData()
  for (const [name, value] of Object.entries({ message: 'We would like you.', ...typed })) {
    form.set(`event.${name}`, value)
  }
  return answerIn(form, offer)
}

test('the form of an offer sends its pay in whole minor units', () => {
  expect(
    offerOf({ 'pay.amount': '38,000.50', 'pay.currency': 'GBP', 'pay.period': 'year', start: '2027-01-04' }),
  ).toEqual({
    type: 'offer',
    message: 'We would like you.',
    pay: { amount: 3_800_050, currency: 'GBP', period: 'year' },
    start: '2027-01-04',
  })
})

test('the form of an offer sends an invalid amount as typed, so that it is refused', () => {
  const currency = { 'pay.currency': 'GBP', 'pay.period': 'year' }
  expect(offerOf({ ...currency, 'pay.amount': 'a lot' })).toMatchObject({ pay: { amount: 'a lot' } })
  expect(offerOf(currency)).toMatchObject({ pay: { amount: null } })
  expect(offerOf({ 'pay.amount': '38,000' })).toMatchObject({ pay: { currency: null } })
  expect(offerOf({})).not.toHaveProperty('pay')
})
