import { createContext, use } from 'react'

/** Where the person is. */
export interface RouteLocation {
  readonly pathname: string
  readonly search: string
  /** What the page before has left in the browser's history: anything, until it has been parsed. */
  readonly state: unknown
  readonly arrivedBy: 'load' | 'step' | 'travel'
}

/** What one page hands to the next. It lives in the browser's history, and survives a reload. */
export interface PageState {
  /** So that an address that was typed once need not be typed again. */
  readonly emailAddress?: string | undefined
  readonly passwordChanged?: boolean | undefined
  /** When another link may be asked for, in milliseconds since 1970. */
  readonly resendAt?: number | undefined
}

/** Where the person is, and what changes it. */
export interface Navigation {
  readonly here: RouteLocation
  /** Leads to a page of the application; to the one that is shown without another entry in the history. */
  readonly go: (
    to: string,
    step?: { readonly replace?: boolean; readonly state?: PageState | null | undefined },
  ) => void
  /** Has the browser load a page, instead of changing this one. */
  readonly load: (to: string) => void
  /** Changes what the browser keeps of this page, its path too if one is given, and leaves the page alone. */
  readonly amend: (state: unknown, path?: string) => void
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('Nothing around this component knows where it is.')
  return navigation
}

export const useRouteLocation = () => useNavigation().here
