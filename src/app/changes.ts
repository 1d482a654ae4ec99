import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { Change } from '../../contract/changes.ts'
import type { ReadingFlow } from '../../machines/reading/reading.ts'

type Hear = (changes: readonly Change[]) => void

/** Passes what changes while a page is open from the layout, where it is heard, to what shows it. */
export interface Telling {
  readonly tell: Hear
  /** Gives what ends it. */
  readonly hear: (hear: Hear) => () => void
}

export function createTelling(): Telling {
  const hearers = new Set<Hear>()
  return {
    tell: (changes) => hearers.forEach((hear) => hear(changes)),
    hear: (hear) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  }
}

export const TellingContext = createContext<Telling | undefined>(undefined)

/**
 * Reads what a page shows anew, in its place, when something changes that it is about.
 *
 * @param isAbout whether a change concerns it; what may be anything always does
 */
export function useFollowing(flow: ReadingFlow, isAbout: (change: Change) => boolean): void {
  const telling = use(TellingContext)
  const hear = useEffectEvent((changes: readonly Change[]) => {
    if (flow.getSnapshot().status !== 'active') return
    if (changes.some((change) => change.kind === 'everything' || isAbout(change))) {
      flow.send({ type: 'refresh' })
    }
  })

  useEffect(() => telling?.hear((changes) => hear(changes)), [telling])
}

/** Any application, as lists of them follow. */
export const anyApplication = ({ kind }: Change) => kind === 'application'

/** Any posting, and who applies to it. */
export const anyPosting = ({ kind }: Change) => kind !== 'everything'

/** The one application of this reference. */
export const oneApplication = (reference: string) => (change: Change) =>
  change.kind === 'application' && change.reference === reference
