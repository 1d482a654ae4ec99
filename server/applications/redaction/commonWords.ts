import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// Names that are also words, such as Will or Rose, stand in texts that name nobody. The list is made by
// scripts/words.ts.

let text: string | undefined
let words: ReadonlySet<string> | undefined

const commonText = () => (text ??= `\n${readFileSync(join(import.meta.dirname, 'commonWords.txt'), 'utf8')}`)

/** Whether a folded word is among the most frequent of any language. */
export function isCommonWord(folded: string): boolean {
  words ??= new Set(commonText().split('\n'))
  return folded.length < 3 || words.has(folded)
}

/** Whether the letters occur inside a common word; such a name part cannot be redacted inside other words. */
export const isWithinCommonWord = (folded: string) => commonText().includes(folded)
