import { useSyncExternalStore } from 'react'
import { dayInWords } from '../../../contract/dayInWords.ts'
import { subscribeToClock } from './useNow.ts'
import { endHere, untilInWords } from '../../words/job.ts'

/** The last day to apply, `YYYY-MM-DD`; near its end also the hour, as the reader's clock will show it. */
export function LastDay({ day }: { day: string }) {
  const end = useEndHere(day)
  return (
    <>
      <time dateTime={day}>{dayInWords(day)}</time>
      {end && untilInWords(end)}
    </>
  )
}

/** The moment in which a last day ends here: not before the page is in a browser, whose zone it is. */
export const useEndHere = (day: string | null) =>
  useSyncExternalStore(
    subscribeToClock,
    () => (day === null ? undefined : endHere(day, Date.now())),
    () => undefined,
  )
