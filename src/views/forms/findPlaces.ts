import { createContext } from 'react'
import type { Place } from '../../../contract/search/job.ts'

/** Gives the places whose names begin with a text. */
export type FindPlaces = (text: string, signal: AbortSignal) => Promise<readonly Place[]>

export const FindPlacesContext = createContext<FindPlaces>(() => Promise.resolve([]))
