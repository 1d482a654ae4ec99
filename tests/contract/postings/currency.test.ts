import { afterEach, expect, test, vi } from 'vitest'
import { decimal, minorDigits } from '../../../contract/postings/currency.ts'
import { toMinor, toUnits } from '../../../contract/postings/money.ts'
import { payInWords } from '../../../contract/postings/payInWords.ts'

afterEach(() => void vi.restoreAllMocks())

const digitsOfNode = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits

// If a newer Node differs for a currency, add an exception here instead of changing the table: its stored
// amounts use the old number of digits.
test('Every currency keeps the decimal digits with which its amounts were first stored.', () => {
  const currencies = Intl.supportedValuesOf('currency')
  expect(currencies.length).toBeGreaterThan(150)
  expect(currencies.map((currency) => [currency, minorDigits(currency)])).toEqual(
    currencies.map((currency) => [currency, digitsOfNode(currency)]),
  )
})

test('An amount is parsed and formatted the same if the browser uses other decimal digits for its currency.', () => {
  const options = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).resolvedOptions()
  vi.spyOn(Intl.NumberFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    maximumFractionDigits: 4,
  })
  expect(digitsOfNode('RSD')).toBe(4)
  expect(toMinor('90,000', 'RSD')).toBe(9_000_000)
  expect(toUnits(90_000, 'ISK')).toBe('90000')
  expect(decimal(1_234, 'KWD')).toBe('1.234')
  const pay = { min: 90_000, max: 90_000, currency: 'HUF', period: 'month' } as const
  expect(payInWords(pay).replaceAll('\u00A0', ' ')).toBe('HUF 90,000 a month')
})
