import { useSyncExternalStore } from 'react'
import { dayOf } from '../../../../contract/postings/lifecycle.ts'
import { subscribeToClock } from '../../../ui/text/useNow.ts'

const today = () => dayOf(Date.now())

/** The day, `YYYY-MM-DD`, by which postings are counted; the component follows it at midnight. */
export const useToday = (): string => useSyncExternalStore(subscribeToClock, today, today)
