import { useEffect, useState } from 'react'
import { savingMachine } from '../../../machines/search/saving.ts'
import { useRootActors } from '../../app/actors.ts'
import { useFlow } from '../../app/useFlow.ts'
import { hasKeptJobs } from '../../browser/kept/hasKeptJobs.ts'
import { changeKept, changeSaved, readKept, readSaved } from '../../effects/search.ts'
import { OwnInRow } from '../../views/search/OwnInRow.tsx'
import { SaveToggle } from '../../views/search/SaveToggle.tsx'
import { keptHere } from '../../words/saved.ts'
import type { SaveOf } from './useSaving.tsx'

const inAccount = savingMachine.provide({ actors: { readSaved, changeSaved } })
const onDevice = savingMachine.provide({ actors: { readSaved: readKept, changeSaved: changeKept } })

interface Props {
  slugs: readonly string[]
  isGuest: boolean
  onReady: (slugs: readonly string[], saveOf: SaveOf | undefined) => void
}

/**
 * Knows which of the jobs of a page are saved, in the account of a candidate or on the device of a guest, and to which a
 * candidate has applied.
 */
export default function Saving({ slugs, isGuest, onReady }: Props) {
  const { notifications } = useRootActors()
  const [now] = useState(() => Date.now())
  const flow = useFlow(isGuest ? onDevice : inAccount, { input: { slugs } })

  useEffect(() => {
    // A page that comes back as it was left does not know what was saved on another one meanwhile.
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) flow.send({ type: 'returned' })
    }
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [flow])

  useEffect(() => {
    const toggle = (slug: string) => {
      const isFirst = isGuest && !hasKeptJobs()
      flow.send({ type: 'toggle', slug })
      if (isFirst) {
        const notice = { kind: 'success', title: 'Saved', message: keptHere } as const
        notifications.send({ type: 'show', notice })
      }
    }
    onReady(slugs, (slug, describedBy) =>
      describedBy === undefined ? (
        <SaveToggle flow={flow} slug={slug} onToggle={toggle} />
      ) : (
        <OwnInRow flow={flow} slug={slug} describedBy={describedBy} onToggle={toggle} now={now} />
      ),
    )
    return () => onReady(slugs, undefined)
  }, [flow, slugs, isGuest, notifications, onReady, now])

  return null
}
