import { isSame } from './sameContent.ts'

/** Three-way merge by field: fields that I have not changed take their value. */
export const mergeFields = <Typed extends object>(base: Typed, mine: Typed, theirs: Typed): Typed => {
  const before = new Map(Object.entries(base))
  const changed = Object.entries(mine).filter(([field, value]) => !isSame(value, before.get(field)))
  return { ...theirs, ...Object.fromEntries(changed) }
}
