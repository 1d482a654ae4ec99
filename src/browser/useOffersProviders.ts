import { providersMark } from '../../contract/identity/providersMark.ts'
import { useHydrated } from '../ui/useHydrated.ts'

/**
 * True if this server offers sign-in with a provider, according to an attribute of the document. False until
 * hydrated.
 */
export const useOffersProviders = () => useHydrated() && document.documentElement.hasAttribute(providersMark)
