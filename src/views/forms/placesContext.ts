import { createContext } from 'react'
import type { PlaceSuggestionsFlow } from '../../../machines/forms/placeSuggestions.ts'

/** Flow for place suggestions, shared by the forms of a page, which has one such field. */
export const PlacesContext = createContext<PlaceSuggestionsFlow | undefined>(undefined)
