const withoutFraction =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'
const withThreeDigits = 'BHD JOD KWD LYD OMR TND'

/**
 * Number of minor digits of a currency: two for euros, none for yen. Stored amounts depend on it, so the
 * table must never change. `Intl` is not an option: browsers and Node versions differ on a dozen currencies,
 * which would multiply the displayed pay by a hundred.
 *
 * @param currency ISO 4217 code
 */
export function minorDigits(currency: string): number {
  if (withoutFraction.includes(currency)) return 0
  return withThreeDigits.includes(currency) ? 3 : 2
}

/** Decimal notation of an amount in minor units, such as "17.50". String operations avoid rounding errors. */
export function decimal(amount: number, currency: string): `${number}` {
  const digits = minorDigits(currency)
  const minor = String(amount).padStart(digits + 1, '0')
  const point = minor.length - digits
  const fraction = digits > 0 ? `.${minor.slice(point)}` : ''
  // Digits with at most one decimal point.
  return `${minor.slice(0, point)}${fraction}` as `${number}`
}
