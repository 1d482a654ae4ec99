import { useNavigate } from '../routing/location.ts'
import { useReports, type Emitting } from './useReports.ts'

/** Follows a flow that leaves its page to the address that it emits: only the router can go there. */
export function useLeft(flow: Emitting<{ readonly type: string } | Left>): void {
  const navigate = useNavigate()
  useReports(flow, (event) => {
    if ('to' in event) navigate(event.to)
  })
}

interface Left {
  readonly type: 'left'
  readonly to: string
}
