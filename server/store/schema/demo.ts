/** Record of the demo in this database: at most one row. */
export interface DemoTable {
  id: number
  filled_at: number
  /** Since when it is gone; null while it stands. It is not made a second time. */
  removed_at: number | null
}
