/** What the drawing and the text have to know of an actor's transitions, which go by their position in the chart. */
export interface Transitions {
  /** The paths of the states that are active. */
  readonly active: ReadonlySet<string>
  /** Those that the step in view took. */
  readonly taken: ReadonlySet<number>
  /** Why its event cannot be sent; nothing where it can. */
  readonly obstacle: (position: number) => string | undefined
  readonly send: (position: number) => void
}
