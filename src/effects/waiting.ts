import type { Role } from '../../contract/roles.ts'
import { countWaiting } from './live.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

/** Loads the number of applications that wait for this side, for pages outside the member's area. */
export const readWaiting = provided(({ input: { role }, signal }: EffectRequest<{ readonly role: Role }>) =>
  countWaiting(role, signal),
)
