import { staleLogin } from '../../contract/identity/proof.ts'
import type { Failure } from '../shared/failure.ts'

/** True where the server wants a login of the last 10 minutes. */
export const isStaleLogin = ({ reason }: Failure): boolean =>
  reason?.code === 'state' && reason.state === staleLogin
