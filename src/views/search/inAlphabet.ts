import { locale } from '../../../contract/words/locale.ts'

/** Values by their names, as the language of the page sorts them. */
export const inAlphabet = (values: readonly string[], nameOf: (value: string) => string): readonly string[] =>
  values.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), locale))
