export const number = new Intl.NumberFormat('en-US')

const rules = new Intl.PluralRules('en-US')

/** A number with its noun, such as "1 job" or "1,240 jobs". */
export const counted = (count: number, one: string, other: string): string =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`
