import type { Change } from '../../contract/changes.ts'

/** True if one of the changes affects this invitation, or may affect anything. */
export const concernIntroduction = (changes: readonly Change[], id: string): boolean =>
  changes.some(
    (change) => change.kind === 'everything' || (change.kind === 'introduction' && change.id === id),
  )
