/** Depth of the binary tree of bands: 4,096 of them. */
const LEVELS = 12
/** A band is about one percent wide. */
const IN_AN_OCTAVE = 64

/** From the first to the last, both with it. */
export interface Bands {
  readonly first: number
  readonly last: number
}

export const allBands: Bands = { first: 0, last: 2 ** LEVELS - 1 }

/** In the lowest band is what is not paid, and nothing else. */
export const bandOf = (yearlyPay: number) =>
  yearlyPay < 0 ? 0 : Math.min(allBands.last, 1 + Math.floor(Math.log2(yearlyPay + 1) * IN_AN_OCTAVE))

const band = (level: number, index: number) => `pay_${level}_${index}`

/** The band of a yearly pay, and the wider ones around it, as terms. */
export function bandsOf(yearlyPay: number): readonly string[] {
  const own = bandOf(yearlyPay)
  return Array.from({ length: LEVELS }, (_, level) => band(level, own >> level))
}

/** As few bands, narrow and wide ones, as cover these and no others, as terms; there are fewer than all. */
export function bandsFrom({ first, last }: Bands, level = 0): readonly string[] {
  if (first > last) return []
  const [isFirstAlone, isLastAlone] = [first % 2 === 1, last % 2 === 0]
  return [
    ...(isFirstAlone ? [band(level, first)] : []),
    ...(isLastAlone ? [band(level, last)] : []),
    ...bandsFrom(
      { first: (first + Number(isFirstAlone)) / 2, last: (last - 1 - Number(isLastAlone)) / 2 },
      level + 1,
    ),
  ]
}
