/** A piece of a text with fields: what was typed, or a field such as `{{name}}` and what it says. */
export type MergePiece = string | { readonly written: string; readonly value: string | undefined }

/** Values of merge fields, by name. */
export type MergeValues = Readonly<Record<string, string | undefined>>

// Nobody's field is longer. With a bound, a text of braces and blanks takes no longer than any other.
const FIELD = /\{\{([^{}]{0,60})\}\}/g

/**
 * Takes a text with fields such as `{{name}}` apart.
 *
 * @returns its pieces in their order; a field that is unknown, or about which nothing is known, has no value
 */
export function mergePieces(text: string, values: MergeValues): readonly MergePiece[] {
  const known = new Map(Object.entries(values))
  const pieces: MergePiece[] = []
  let end = 0
  for (const found of text.matchAll(FIELD)) {
    if (found.index > end) pieces.push(text.slice(end, found.index))
    pieces.push({ written: found[0], value: known.get(found[1]?.trim() ?? '')?.trim() || undefined })
    end = found.index + found[0].length
  }
  return end < text.length ? [...pieces, text.slice(end)] : pieces
}

/**
 * A text with its fields filled in.
 *
 * @param write how a value stands in the text, where that is not as it is
 * @returns the text, and the fields that nobody can fill in: with one it is not sent
 */
export function merged(
  text: string,
  values: MergeValues,
  write = (value: string) => value,
): { readonly text: string; readonly empty: readonly string[] } {
  const pieces = mergePieces(text, values)
  return {
    text: pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece
        return piece.value === undefined ? piece.written : write(piece.value)
      })
      .join(''),
    empty: pieces.flatMap((piece) =>
      typeof piece === 'string' || piece.value !== undefined ? [] : [piece.written],
    ),
  }
}
