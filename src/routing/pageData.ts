import { createContext, use, useMemo } from 'react'
import * as v from 'valibot'

/** Data that the server has embedded in the page, before parsing. */
export const PageDataContext = createContext<unknown>(undefined)

/** Parsed data of the page. Not validated on the server, which has just created it. */
export function usePageData<Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> {
  const data = use(PageDataContext)
  return useMemo(
    () => (import.meta.env.SSR ? (data as v.InferOutput<Schema>) : v.parse(schema, data)),
    [schema, data],
  )
}
