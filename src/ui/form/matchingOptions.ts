/** One of many things that can be chosen. */
export interface SelectOption {
  readonly value: string
  readonly name: string
  /** Other words by which it is found, such as a code or a former name. */
  readonly aliases?: readonly string[]
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Rank of a match: 0 is best, undefined is none. */
function rankOf({ name, aliases = [] }: SelectOption, sought: string): number | undefined {
  const names = [name, ...aliases].map(folded)
  if (names.includes(sought)) return 0
  if (names.some((each) => each.startsWith(sought))) return 1
  return names.some((each) => ` ${each}`.includes(` ${sought}`)) ? 2 : undefined
}

/** The options whose name, or another word for them, has a word that begins with the text: the best ones first. */
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

/** The only option that a text can mean: by its whole name or code, or by the beginning of no other. */
export function meantOption(options: readonly SelectOption[], text: string): SelectOption | undefined {
  const sought = folded(text)
  const [first, second] = matchingOptions(options, text)
  if (sought === '' || !first) return undefined
  const isAlone = !second || (rankOf(first, sought) === 0 && rankOf(second, sought) !== 0)
  return isAlone ? first : undefined
}
