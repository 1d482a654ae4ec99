import { useNavigation } from '../routing/location.ts'
import { useReports, type Emitting } from './useReports.ts'

/** Follows a flow that leaves its page to the address that it emits: only the router can go there. */
export function useLeft(flow: Emitting<{ readonly type: string } | Left>): void {
  const { go } = useNavigation()
  useReports(flow, (event) => {
    if ('to' in event) go(event.to)
  })
}

interface Left {
  readonly type: 'left'
  readonly to: string
}
