import { useSyncExternalStore } from 'react'
import { dayOf } from '../../../../contract/postings/lifecycle.ts'
import { subscribeToClock } from '../../../ui/text/useNow.ts'

const today = () => dayOf(Date.now())

/** Current date in UTC, as `YYYY-MM-DD`. The component re-renders when it changes. */
export const useToday = (): string => useSyncExternalStore(subscribeToClock, today, today)
