import { extraTermsOf, termsOf } from '../../../../server/search/words/terms.ts'

interface Terms {
  readonly terms: readonly string[]
  readonly extraTerms: ReadonlySet<string>
}

const known = { text: new Map<string, Terms>(), title: new Map<string, Terms>() }

/** Terms of a text. Computes them once, because each search of a linear scan compares all texts. */
export function readTerms(text: string, isTitle = false): Terms {
  const found = known[isTitle ? 'title' : 'text']
  const terms = found.get(text) ?? {
    terms: termsOf(text),
    extraTerms: new Set(extraTermsOf(text, isTitle)),
  }
  found.set(text, terms)
  return terms
}

/** Terms of several texts, without their positions. */
export const allTermsOf = (texts: readonly string[], isTitle = false): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) => {
      const { extraTerms, terms } = readTerms(text, isTitle)
      return [...terms, ...extraTerms]
    }),
  )
