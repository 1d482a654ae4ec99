import { lazyValue } from '../shared/lazyValue.ts'
import { locale } from './locale.ts'

const numberFormat = lazyValue(() => new Intl.NumberFormat(locale))

/** Formats numbers in the application's locale, such as "1,240". */
export const number = { format: (value: number): string => numberFormat().format(value) }

const rules = lazyValue(() => new Intl.PluralRules(locale))

/** A number with its noun, such as "1 job" or "1,240 jobs". */
export const counted = (count: number, one: string, other: string): string =>
  `${number.format(count)} ${rules().select(count) === 'one' ? one : other}`
