import { withoutEnd } from '../text.ts'
import { decimal, minorDigits } from './currency.ts'

/** Grouping of digits before the fraction: none, thousands, or lakhs and crores. */
const grouped = /^(?:\d+|\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*|\d{1,2}(?:([.,])\d{2})(?:\2\d{2})*\2\d{3})$/

/** Powers of ten that can be written as a word after the digits. */
const powers: Readonly<Record<string, number>> = { '': 0, k: 3, m: 6, lakh: 5, crore: 7, 万: 4, 만: 4 }

const written = /^(?<digits>\d[\d.,]*?)(?:[.,][-–—]{1,2})?(?<power>[^\d.,-]*)$/u

/**
 * Parses an amount as people write it, such as `64,000`, `€64 000,50`, `12,00,000` or `30k`, into whole minor
 * units. It works on digits instead of floats, to be exact. Three digits after a single separator are
 * thousands in every currency, because pay has no thousandths.
 *
 * @returns undefined if the text is not an amount in this currency
 */
export function toMinor(typed: string, currency: string): number | undefined {
  const { digits = '', power: word = '' } =
    written.exec(withoutCurrency(plain(typed), currency))?.groups ?? {}
  const power = powers[word]
  const parts = digits && partsOf(digits)
  if (!parts || power === undefined) return undefined
  const fraction = withoutEnd(parts.fraction, '0')
  const places = minorDigits(currency) + power
  if (fraction.length > places) return undefined
  const amount = Number(parts.whole.replaceAll(/\D/g, '') + fraction.padEnd(places, '0'))
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** Formats an amount in minor units for a text field: `64000`, or `12.50` with a fraction. */
export function toUnits(amount: number, currency: string): string {
  const units = decimal(amount, currency).replace(/\.0+$/, '')
  // Adds a fourth digit: a separator with exactly three digits would be parsed as thousands.
  return minorDigits(currency) === 3 && units.includes('.') ? `${units}0` : units
}

/** Splits digits at the decimal separator: the last separator, unless it groups digits. */
function partsOf(digits: string): { readonly whole: string; readonly fraction: string } | undefined {
  // A number that begins with zero, such as `0.500`, has no thousands.
  if (grouped.test(digits) && !/^0[.,]/.test(digits)) return { whole: digits, fraction: '' }
  const [, whole = '', sign = '', fraction = ''] = /^(.*)([.,])(\d*)$/.exec(digits) ?? []
  return whole && !whole.includes(sign) && grouped.test(whole) ? { whole, fraction } : undefined
}

/**
 * Normalizes digits of every script to ASCII, and removes spaces and other characters that only group digits.
 */
const plain = (typed: string) =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[\s'’_]|\p{Cf}/gu, '')

/** Unicode encodes the digits of every script consecutively, from zero. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

function withoutCurrency(amount: string, currency: string): string {
  // Fast path: most amounts have no currency sign, and the search for one is the slowest step.
  if (/^[\d.,]*$/.test(amount)) return amount
  const sign = signsOf(currency).find((each) => amount.startsWith(each) || amount.endsWith(each))
  if (sign === undefined) return amount
  return amount.startsWith(sign) ? amount.slice(sign.length) : amount.slice(0, -sign.length)
}

/** Code, symbols and names of a currency, longest first. */
function signsOf(currency: string): readonly string[] {
  if (!/^[A-Z]{3}$/.test(currency)) return []
  const shown = (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(2)
      .flatMap(({ type, value }) => (type === 'currency' ? [plain(value)] : [])),
  )
  return [currency.toLowerCase(), ...shown, ...(others[currency] ?? [])].toSorted(
    (one, other) => other.length - one.length,
  )
}

/** Common currency signs that `Intl` does not return in English. */
const others: Readonly<Record<string, readonly string[]>> = {
  CHF: ['fr.', 'sfr.', 'fr', 'sfr'],
  CNY: ['元', 'rmb'],
  INR: ['rs.', 'rs'],
  JPY: ['円'],
  KRW: ['원'],
  PKR: ['rs.', 'rs'],
  USD: ['us$'],
}
