/** Option of a long list. */
export interface SelectOption {
  readonly value: string
  readonly name: string
  /** Other search terms, such as a code or a former name. */
  readonly aliases?: readonly string[]
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Rank of a match: 0 is best, undefined means no match. */
function rankOf({ name, aliases = [] }: SelectOption, sought: string): number | undefined {
  const names = [name, ...aliases].map(folded)
  if (names.includes(sought)) return 0
  if (names.some((each) => each.startsWith(sought))) return 1
  return names.some((each) => ` ${each}`.includes(` ${sought}`)) ? 2 : undefined
}

/** Options that contain a word starting with the text, best matches first. */
export function matchingOptions(options: readonly SelectOption[], text: string): readonly SelectOption[] {
  const sought = folded(text)
  if (sought === '') return options
  return options
    .flatMap((option) => {
      const rank = rankOf(option, sought)
      return rank === undefined ? [] : [{ option, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
}

/**
 * Option that a text identifies uniquely: by its full name or code, or as the beginning of only one option.
 */
export function meantOption(options: readonly SelectOption[], text: string): SelectOption | undefined {
  const sought = folded(text)
  const [first, second] = matchingOptions(options, text)
  if (sought === '' || !first) return undefined
  const isAlone = !second || (rankOf(first, sought) === 0 && rankOf(second, sought) !== 0)
  return isAlone ? first : undefined
}
