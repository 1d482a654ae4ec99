const euro = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'

/** Their first two letters are the code of their country. */
const currencies =
  'AED ARS AUD BDT BRL CAD CHF CLP CNY COP CZK DKK EGP GBP HKD HUF IDR ILS INR ISK JPY KES KRW MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN RON RSD SAR SEK SGD THB TRY TWD UAH USD VND ZAR'

/**
 * The currency that is paid in a country.
 *
 * @param country a code of two capital letters
 * @returns a code of three capital letters; empty for countries with few jobs here
 */
export function currencyOf(country: string): string {
  if (euro.split(' ').includes(country)) return 'EUR'
  return (country && currencies.split(' ').find((code) => code.startsWith(country))) || ''
}
