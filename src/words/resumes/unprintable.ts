/** Maximum number of characters listed, to keep the sentence readable. */
const MOST_NAMED = 12

/**
 * Message about characters that a PDF cannot show.
 *
 * @param characters without duplicates
 */
export function unprintableInWords(characters: readonly string[]): string {
  // Combining marks are shown on a dotted circle.
  const named = characters.slice(0, MOST_NAMED).map((character) => character.replace(/^\p{M}$/u, '◌$&'))
  const rest = characters.length - named.length
  return `These characters can’t be printed: ${named.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}. The PDF shows � instead. Write them in another script.`
}
