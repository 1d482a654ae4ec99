import { createContext, use, useMemo } from 'react'
import * as v from 'valibot'

/** Data that the server put into the page; unknown until a page parses it. */
export const PageDataContext = createContext<unknown>(undefined)

/** Data of the page, parsed. On the server it is not parsed again: the server has just made it. */
export function usePageData<Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> {
  const data = use(PageDataContext)
  return useMemo(
    () => (import.meta.env.SSR ? (data as v.InferOutput<Schema>) : v.parse(schema, data)),
    [schema, data],
  )
}
