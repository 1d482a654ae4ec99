import { createContext, use } from 'react'

/** Location of the current page. */
export interface RouteLocation {
  readonly pathname: string
  readonly search: string
  /** State of the history entry, unparsed. */
  readonly state: unknown
  readonly arrivedBy: 'load' | 'step' | 'travel'
}

/** State passed from one page to the next in the history entry. It survives a reload. */
export interface PageState {
  /** Email address typed on the previous page, as the initial value of the field. */
  readonly emailAddress?: string | undefined
  readonly passwordChanged?: boolean | undefined
  /** Earliest time at which another link can be requested, in milliseconds since 1970. */
  readonly resendAt?: number | undefined
}

/** Current location, and functions that change it. */
export interface Navigation {
  readonly location: RouteLocation
  /** Navigates within the application. Navigating to the current address adds no history entry. */
  readonly navigate: (
    to: string,
    options?: { readonly replace?: boolean; readonly state?: PageState | null | undefined },
  ) => void
  /** Loads a page as a new document. */
  readonly loadDocument: (to: string) => void
  /** Replaces the state of the history entry, and its path if one is given, without a navigation. */
  readonly replaceState: (state: unknown, path?: string) => void
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('This component needs a NavigationContext around it.')
  return navigation
}

export const useLocation = () => useNavigation().location

export const useNavigate = () => useNavigation().navigate
