import { lazyValue } from '../../contract/shared/lazyValue.ts'
import { locale } from '../../contract/words/locale.ts'

const names = lazyValue(() => new Intl.DisplayNames(locale, { type: 'currency' }))

/** Name of a currency, such as "British Pound"; empty without a code. */
export const currencyName = (code: string): string => (code === '' ? '' : (names().of(code) ?? code))
