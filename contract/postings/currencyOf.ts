const euro = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'

/** Currencies whose first two letters are the code of their country. */
const currencies =
  'AED ARS AUD BDT BRL CAD CHF CLP CNY COP CZK DKK EGP GBP HKD HUF IDR ILS INR ISK JPY KES KRW MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN RON RSD SAR SEK SGD THB TRY TWD UAH USD VND ZAR'

/**
 * Currency of a country.
 *
 * @param country ISO 3166 code
 * @returns an ISO 4217 code; empty for countries that are not listed
 */
export function currencyOf(country: string): string {
  if (euro.split(' ').includes(country)) return 'EUR'
  return (country && currencies.split(' ').find((code) => code.startsWith(country))) || ''
}
