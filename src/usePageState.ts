import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import type { PageState } from '../machines/destination.ts'
import { useHydrated } from './useHydrated.ts'

const pageStateSchema = v.fallback(
  v.object({
    emailAddress: v.optional(v.string()),
    passwordChanged: v.optional(v.boolean()),
    resendAt: v.optional(v.number()),
  }),
  {},
)

/** What the page before has handed to this one. Prerendered pages know of nothing. */
export function usePageState(): PageState {
  const { state } = useLocation() as { state: unknown }
  const hydrated = useHydrated()
  return useMemo(() => (hydrated ? v.parse(pageStateSchema, state) : {}), [hydrated, state])
}

/** Keeps what this page is to know after a reload, in its entry of the browser's history. */
export function rememberPageState(state: PageState): void {
  const entry: unknown = history.state
  history.replaceState({ ...(typeof entry === 'object' && entry), usr: state }, '')
}
