/**
 * How many letters must be put, taken, replaced or swapped with the next one to make one word of another; as soon as
 * it is more than `most`, something above it.
 */
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

/** Which letters a word has, a bit for each; some letters share one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/**
 * Whether so many changes might make one word of another, as far as their letters tell: a change takes one letter away
 * and brings one. Most words are told apart so, at a tenth of what the distance takes.
 */
export function mayBecome(one: string, other: string, changes: number): boolean {
  let different = lettersOf(one) ^ lettersOf(other)
  for (let left = 2 * changes; different !== 0; left -= 1) {
    if (left === 0) return false
    different &= different - 1
  }
  return true
}
