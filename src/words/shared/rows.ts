/** Words for the rows of a list, of which one is a `noun`. */
export interface RowWords {
  /** Within a sentence, such as `benefit`. */
  readonly noun: string
  /** Name of one of them, and of the list. */
  readonly row: string
  readonly rows: string
}

/** Rows that can be added, moved and removed. */
export const rowWords = {
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  moveUp: (noun: string, row: number) => `Move ${noun} ${row} up`,
  moveDown: (noun: string, row: number) => `Move ${noun} ${row} down`,
  removeRow: (noun: string, row: number) => `Remove ${noun} ${row}`,
  add: (noun: string) => `Add ${noun}`,
} as const
