import { providersMark } from '../../contract/identity/providersMark.ts'
import { useHydrated } from '../ui/useHydrated.ts'

/** True if this server offers to log in with a provider: its pages say so, once they are hydrated. */
export const useOffersProviders = () => useHydrated() && document.documentElement.hasAttribute(providersMark)
