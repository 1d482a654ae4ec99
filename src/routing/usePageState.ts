import { useMemo } from 'react'
import * as v from 'valibot'
import { useLocation, type PageState } from './location.ts'
import { useHydrated } from '../ui/useHydrated.ts'

const pageStateSchema = v.fallback(
  v.object({
    emailAddress: v.optional(v.string()),
    passwordChanged: v.optional(v.boolean()),
    resendAt: v.optional(v.number()),
  }),
  {},
)

/** State passed by the previous page; empty before hydration. */
export function usePageState(): PageState {
  const { state } = useLocation()
  const hydrated = useHydrated()
  return useMemo(() => (hydrated ? v.parse(pageStateSchema, state) : {}), [hydrated, state])
}
