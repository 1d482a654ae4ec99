import type { Role } from '../../contract/roles.ts'
import { countWaiting } from './live.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

/** Number of applications that wait for this side, outside of the member's area. */
export const readWaiting = provided(({ input: { role }, signal }: EffectRequest<{ readonly role: Role }>) =>
  countWaiting(role, signal),
)
