import { createContext } from 'react'

/** What the server has given the page to show: anything, until the page has parsed it. */
export const GivenContext = createContext<unknown>(undefined)
