/** Record of the demo in this database: at most one row. */
export interface DemoTable {
  id: number
  filled_at: number
  /** Time of the removal, after which the demo is not created again; null while it exists. */
  removed_at: number | null
}
