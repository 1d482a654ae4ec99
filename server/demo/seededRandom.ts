/** Deterministic pseudorandom values. */
export interface SeededRandom {
  /** Number in the range from 0 to below 1. */
  readonly next: () => number
  /** Integer between two values, both inclusive. */
  readonly between: (least: number, most: number) => number
  readonly one: <Value>(values: readonly Value[]) => Value
}

/**
 * Generator for a row, determined by seed and row number (mulberry32). The initial states of neighboring rows
 * are far apart.
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
