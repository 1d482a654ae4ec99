import { withoutEnd } from '../text.ts'
import { decimal, minorDigits } from './currency.ts'

/** Grouping of digits before the fraction: none, thousands, or lakhs and crores. */
const grouped = /^(?:\d+|\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*|\d{1,2}(?:([.,])\d{2})(?:\2\d{2})*\2\d{3})$/

/** The powers of ten that are written as a word behind the digits. */
const powers: Readonly<Record<string, number>> = { '': 0, k: 3, m: 6, lakh: 5, crore: 7, 万: 4, 만: 4 }

const written = /^(?<digits>\d[\d.,]*?)(?:[.,][-–—]{1,2})?(?<power>[^\d.,-]*)$/u

/**
 * An amount as people write it, such as `64,000`, `€64 000,50`, `12,00,000` or `30k`, in whole minor units: digit by
 * digit, because no amount of money is ever a fraction. Three digits behind a single sign are thousands in every
 * currency, because nobody is paid in thousandths.
 *
 * @returns undefined for what is no amount of this currency
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

/** An amount in whole minor units as somebody would type it: `64000`, and `12.50` where there are coins. */
export function toUnits(amount: number, currency: string): string {
  const units = decimal(amount, currency).replace(/\.0+$/, '')
  // Without another digit, the three would be read as thousands.
  return minorDigits(currency) === 3 && units.includes('.') ? `${units}0` : units
}

/** Splits an amount at its fraction: behind the last separator, unless that groups digits. */
function partsOf(digits: string): { readonly whole: string; readonly fraction: string } | undefined {
  // Nobody groups behind a zero.
  if (grouped.test(digits) && !/^0[.,]/.test(digits)) return { whole: digits, fraction: '' }
  const [, whole = '', sign = '', fraction = ''] = /^(.*)([.,])(\d*)$/.exec(digits) ?? []
  return whole && !whole.includes(sign) && grouped.test(whole) ? { whole, fraction } : undefined
}

/** Digits of every script as those of ASCII, and nothing that only keeps groups of them apart. */
const plain = (typed: string) =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[\s'’_]|\p{Cf}/gu, '')

/** In every script, the digits follow one another from zero on. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

function withoutCurrency(amount: string, currency: string): string {
  // Most amounts have no sign, and to look for one costs more than all the rest.
  if (/^[\d.,]*$/.test(amount)) return amount
  const sign = signsOf(currency).find((each) => amount.startsWith(each) || amount.endsWith(each))
  if (sign === undefined) return amount
  return amount.startsWith(sign) ? amount.slice(sign.length) : amount.slice(0, -sign.length)
}

/** The code, symbols and names of a currency, the longest first. */
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

/** Signs in use that no locale gives in English. */
const others: Readonly<Record<string, readonly string[]>> = {
  CHF: ['fr.', 'sfr.', 'fr', 'sfr'],
  CNY: ['元', 'rmb'],
  INR: ['rs.', 'rs'],
  JPY: ['円'],
  KRW: ['원'],
  PKR: ['rs.', 'rs'],
  USD: ['us$'],
}
