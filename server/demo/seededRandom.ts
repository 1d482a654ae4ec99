/** Chances that fall the same way in every run. */
export interface SeededRandom {
  /** From 0 up to 1. */
  readonly next: () => number
  /** A whole number from one up to and including the other. */
  readonly between: (least: number, most: number) => number
  readonly one: <Value>(values: readonly Value[]) => Value
}

/**
 * The chances of a row, which depend on the seed and on its number only: by mulberry32, whose state begins far from that
 * of the row before.
 */
export function seededRandom(seed: number, row = 0): SeededRandom {
  let state = (Math.imul(seed ^ 0x9e_37_79_b9, 0x85_eb_ca_6b) ^ Math.imul(row + 1, 0xc2_b2_ae_35)) >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const one = <Value>(values: readonly Value[]): Value => {
    const chosen = values[between(0, values.length - 1)]
    if (chosen === undefined) throw new Error('There is nothing to choose from.')
    return chosen
  }
  return { next, between, one }
}
