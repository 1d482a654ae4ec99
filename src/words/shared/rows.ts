/** Texts for the rows of a form list. */
export interface RowWords {
  /** Singular within a sentence, such as `benefit`. */
  readonly noun: string
  /** Label of one row, and of the list. */
  readonly row: string
  readonly rows: string
}

/** Texts of buttons that add, move and remove rows. */
export const rowWords = {
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  moveUp: (noun: string, row: number) => `Move ${noun} ${row} up`,
  moveDown: (noun: string, row: number) => `Move ${noun} ${row} down`,
  removeRow: (noun: string, row: number) => `Remove ${noun} ${row}`,
  add: (noun: string) => `Add ${noun}`,
} as const
