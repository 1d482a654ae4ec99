/** Damerau-Levenshtein distance between two words; any number above `most` if it exceeds that. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1]
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      row.push(
        Math.min(
          (last[to] ?? most) + 1,
          (row[to - 1] ?? most) + 1,
          (last[to - 1] ?? most) + (isSame ? 0 : 1),
          isSwapped ? (before[to - 2] ?? most) + 1 : Infinity,
        ),
      )
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[other.length] ?? most + 1
}

/** Bit set of the letters in a word. Some letters share a bit. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/**
 * Lower bound of the edit distance: one edit removes at most one letter and adds one. Rejects most pairs at a
 * tenth of the cost.
 */
export function mayBecome(one: string, other: string, changes: number): boolean {
  let different = lettersOf(one) ^ lettersOf(other)
  for (let left = 2 * changes; different !== 0; left -= 1) {
    if (left === 0) return false
    different &= different - 1
  }
  return true
}
