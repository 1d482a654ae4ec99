const withoutFraction =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'
const withThreeDigits = 'BHD JOD KWD LYD OMR TND'

/**
 * Number of minor digits of a currency: two for euros, none for yen. Stored amounts depend on it, so the
 * table never changes. Intl is not used: browsers and versions of Node differ on a dozen currencies, which
 * would show a hundred times the pay.
 *
 * @param currency a code of three capital letters
 */
export function minorDigits(currency: string): number {
  if (withoutFraction.includes(currency)) return 0
  return withThreeDigits.includes(currency) ? 3 : 2
}

/** An amount of whole minor units as a number is written, such as "17.50": no float comes near it. */
export function decimal(amount: number, currency: string): `${number}` {
  const digits = minorDigits(currency)
  const minor = String(amount).padStart(digits + 1, '0')
  const point = minor.length - digits
  const fraction = digits > 0 ? `.${minor.slice(point)}` : ''
  // Digits, and at most one point among them.
  return `${minor.slice(0, point)}${fraction}` as `${number}`
}
