/** Part of a text with merge fields: literal text, or a field such as `{{name}}` with its value. */
export type MergePiece = string | { readonly written: string; readonly value: string | undefined }

/** Values of merge fields, by name. */
export type MergeValues = Readonly<Record<string, string | undefined>>

// Longer names are not fields. The bound keeps matching linear for texts full of braces.
const FIELD = /\{\{([^{}]{0,60})\}\}/g

/**
 * Splits a text at its merge fields, such as `{{name}}`.
 *
 * @returns the parts in order; a field that is unknown or has no value is undefined
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
 * Fills in the merge fields of a text.
 *
 * @param write escapes a value for the format of the text
 * @returns the text, and its fields without a value; a text with such fields must not be sent
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
