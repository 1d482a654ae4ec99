import { isSame } from './sameContent.ts'

/** Their text with my changes: a field that I have not touched is theirs. */
export const mergeFields = <Typed extends object>(base: Typed, mine: Typed, theirs: Typed): Typed => {
  const before = new Map(Object.entries(base))
  const changed = Object.entries(mine).filter(([field, value]) => !isSame(value, before.get(field)))
  return { ...theirs, ...Object.fromEntries(changed) }
}
