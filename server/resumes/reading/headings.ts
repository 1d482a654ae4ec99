import { sectionKeys } from '../../../contract/resumes/look.ts'
import { printedWordsOf } from '../../../contract/resumes/printedWords.ts'
import { resumeHeadings } from '../../../contract/resumes/resumeHeadings.ts'
import { headingWords, type HeadingKind } from './headingWords.ts'
import { folded } from './line.ts'

/** Key to compare headings by. Conjunctions and their signs are equal. */
const keyOf = (text: string) =>
  folded(text.replaceAll(/[&+]/g, ' and ')).replaceAll(
    / (?:and|und|et|y|e|en|og|och|ja|i|a|și|si|и|та|і|ve|και) /g,
    ' and ',
  )

const kinds = new Map<string, HeadingKind>()

const add = (text: string, kind: HeadingKind) => {
  const key = keyOf(text)
  if (!kinds.has(key)) kinds.set(key, kind)
}

for (const kind of ['title', 'contact', ...sectionKeys] as const) {
  for (const word of headingWords[kind].split(',')) add(word.trim(), kind)
}
for (const language of Object.keys(resumeHeadings)) {
  const { headings } = printedWordsOf(language)
  for (const key of sectionKeys) add(headings[key], key)
}

/** Section that a heading announces; undefined for an unknown heading. */
export function headingIn(text: string): HeadingKind | undefined {
  return text.length > 60 ? undefined : kinds.get(keyOf(text))
}
