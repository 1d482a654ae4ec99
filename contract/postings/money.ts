import { decimal, minorDigits } from './currency.ts'

/** How an amount is written: with nothing between the thousands, with commas, with points; then the coins. */
const writings = [
  /^(\d+)(?:[.,](\d+))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/,
] as const

/**
 * What somebody typed as an amount, such as `64,000`, `64 000` or `12.50`, in whole minor units: digit by digit, because
 * no amount of money is ever a fraction. Signs between three digits each group them.
 *
 * @returns undefined for what is no amount of this currency
 */
export function toMinor(typed: string, currency: string): number | undefined {
  const digits = minorDigits(currency)
  const text = typed.replaceAll(/[\s'’]/g, '')
  const found = writings.map((writing) => writing.exec(text))
  const [, whole, behind = ''] = found.find((parts) => parts && (parts[2] ?? '').length <= digits) ?? []
  if (whole === undefined) return undefined
  const amount = Number(whole.replaceAll(/\D/g, '') + behind.padEnd(digits, '0'))
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** An amount in whole minor units as somebody would type it: `64000`, and `12.50` where there are coins. */
export function toUnits(amount: number, currency: string): string {
  return decimal(amount, currency).replace(/\.0+$/, '')
}
