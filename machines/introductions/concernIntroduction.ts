import type { Change } from '../../contract/changes.ts'

/** True if one of the changes is of the invitation with this id, or may be of any. */
export const concernIntroduction = (changes: readonly Change[], id: string): boolean =>
  changes.some(
    (change) => change.kind === 'everything' || (change.kind === 'introduction' && change.id === id),
  )
