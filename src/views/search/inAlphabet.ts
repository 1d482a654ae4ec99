import { locale } from '../../../contract/words/locale.ts'

/** Sorts values by name, in the collation of the page's language. */
export const inAlphabet = (values: readonly string[], nameOf: (value: string) => string): readonly string[] =>
  values.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), locale))
