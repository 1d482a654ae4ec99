import { createContext, use, useMemo } from 'react'
import * as v from 'valibot'

/** Data of the page from the server: anything, until the page has parsed it. */
export const GivenContext = createContext<unknown>(undefined)

/** The same, parsed. The server has just made it itself, and need not ask what it is. */
export function useGiven<Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> {
  const given = use(GivenContext)
  return useMemo(
    () => (import.meta.env.SSR ? (given as v.InferOutput<Schema>) : v.parse(schema, given)),
    [schema, given],
  )
}
