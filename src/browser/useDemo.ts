import { demoMark } from '../../contract/demo.ts'
import { useHydrated } from '../ui/useHydrated.ts'

/** True if the demo marketplace stands on this server: its pages say so, once they are hydrated. */
export const useDemo = () => useHydrated() && document.documentElement.hasAttribute(demoMark)
