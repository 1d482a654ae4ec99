import { locale } from '../../contract/words/locale.ts'

const names = new Intl.DisplayNames(locale, { type: 'currency' })

/** The currencies in use, by their codes. */
export const currencyOptions: Readonly<Record<string, string>> = Object.fromEntries(
  Intl.supportedValuesOf('currency').map((code) => [code, `${code} (${names.of(code) ?? code})`]),
)

/** The times that pay is for. */
export const periodOptions = { hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year' } as const
