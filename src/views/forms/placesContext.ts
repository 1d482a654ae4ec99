import { createContext } from 'react'
import type { PlaceSuggestionsFlow } from '../../../machines/forms/placeSuggestions.ts'

/** Suggests places in the forms below; a page has one field for them. */
export const PlacesContext = createContext<PlaceSuggestionsFlow | undefined>(undefined)
