/** A longer list would not read as a sentence. */
const MOST_NAMED = 12

/** Message about characters that a PDF cannot show. Takes each once. */
export function unprintableInWords(characters: readonly string[]): string {
  // A mark alone needs something to stand on.
  const named = characters.slice(0, MOST_NAMED).map((character) => character.replace(/^\p{M}$/u, '◌$&'))
  const rest = characters.length - named.length
  return `These characters can’t be printed: ${named.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}. The PDF shows � instead. Write them in another script.`
}
