import { locale } from '../../contract/words/locale.ts'
import { currencyName } from './currencies.ts'

/** Most frequent currencies of job posts. */
const common = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'PLN', 'SEK', 'NOK', 'DKK', 'CZK', 'INR', 'JPY']

/** Codes of currencies in circulation, without units of account and replaced currencies. */
const codes = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP
  CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR
  IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU
  MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG
  SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST
  XAF XCD XOF XPF YER ZAR ZMW
`
  .trim()
  .split(/\s+/)

const optionOf = (value: string) => ({ value, name: currencyName(value), aliases: [value] })

const byName = (one: { readonly name: string }, other: { readonly name: string }) =>
  one.name.localeCompare(other.name, locale)

/** Options for all currencies: frequent ones first, then the others sorted by name. */
export const options = [
  ...common.map(optionOf),
  ...codes
    .filter((code) => !common.includes(code))
    .map(optionOf)
    .toSorted(byName),
]
