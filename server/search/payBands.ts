/** Depth of the binary tree of bands, which has 4,096 leaves. */
const LEVELS = 12
/** Number of bands per doubling of pay; a band is about one percent wide. */
const IN_AN_OCTAVE = 64

/** Range of band indexes, both inclusive. */
export interface Bands {
  readonly first: number
  readonly last: number
}

export const allBands: Bands = { first: 0, last: 2 ** LEVELS - 1 }

/** Band index of a yearly pay. Band 0 is reserved for unpaid work. */
export const bandOf = (yearlyPay: number) =>
  yearlyPay < 0 ? 0 : Math.min(allBands.last, 1 + Math.floor(Math.log2(yearlyPay + 1) * IN_AN_OCTAVE))

const band = (level: number, index: number) => `pay_${level}_${index}`

/** Band of a yearly pay and the wider bands that contain it, as index terms. */
export function bandsOf(yearlyPay: number): readonly string[] {
  const own = bandOf(yearlyPay)
  return Array.from({ length: LEVELS }, (_, level) => band(level, own >> level))
}

/**
 * Smallest set of narrow and wide bands that covers a range exactly, as index terms. The range must not be
 * all bands.
 */
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
