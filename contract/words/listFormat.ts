import { locale } from './locale.ts'

const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' })
const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' })

/** Joins items with "and": "France, Spain, and Portugal". */
export const allOf = (items: readonly string[]): string => conjunction.format(items)

/** Joins items with "or": "France, Spain, or Portugal". */
export const oneOf = (items: readonly string[]): string => disjunction.format(items)
