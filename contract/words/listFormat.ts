import { lazyValue } from '../shared/lazyValue.ts'
import { locale } from './locale.ts'

const conjunction = lazyValue(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
const disjunction = lazyValue(() => new Intl.ListFormat(locale, { type: 'disjunction' }))

/** "France, Spain, and Portugal" */
export const allOf = (items: readonly string[]): string => conjunction().format(items)

/** "France, Spain, or Portugal" */
export const oneOf = (items: readonly string[]): string => disjunction().format(items)
