import { locale } from './locale.ts'

export const number = new Intl.NumberFormat(locale)

const rules = new Intl.PluralRules(locale)

/** A number with its noun, such as "1 job" or "1,240 jobs". */
export const counted = (count: number, one: string, other: string): string =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`
