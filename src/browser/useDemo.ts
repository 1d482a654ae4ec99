import { demoMark } from '../../contract/demo.ts'
import { useHydrated } from '../ui/useHydrated.ts'

/**
 * True if this server has a demo marketplace, according to an attribute of the document. False until
 * hydrated.
 */
export const useDemo = () => useHydrated() && document.documentElement.hasAttribute(demoMark)
