/** How many digits of an amount stand behind the point in a currency: two of euros, none of yen. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** An amount of whole minor units as a number is written, such as "17.50": no float comes near it. */
export function decimal(amount: number, currency: string): `${number}` {
  const digits = minorDigits(currency)
  const minor = String(amount).padStart(digits + 1, '0')
  const point = minor.length - digits
  const fraction = digits > 0 ? `.${minor.slice(point)}` : ''
  // Digits, and at most one point among them.
  return `${minor.slice(0, point)}${fraction}` as `${number}`
}
