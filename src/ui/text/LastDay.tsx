import { useSyncExternalStore } from 'react'
import { dayInWords } from '../../../contract/dayInWords.ts'
import { subscribeToClock } from './useNow.ts'
import { endHere, untilInWords } from '../../words/job.ts'

/** Last day to apply (`YYYY-MM-DD`). Close to its end, it includes the hour in the reader's time zone. */
export function LastDay({ day }: { day: string }) {
  const end = useEndHere(day)
  return (
    <>
      <time dateTime={day}>{dayInWords(day)}</time>
      {end && untilInWords(end)}
    </>
  )
}

/**
 * Time at which a last day ends, in the reader's time zone; undefined if it is not close, and before
 * hydration.
 */
export const useEndHere = (day: string | null) =>
  useSyncExternalStore(
    subscribeToClock,
    () => (day === null ? undefined : endHere(day, Date.now())),
    () => undefined,
  )
