import { assertEvent } from 'xstate'
import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import type { Destination } from '../shared/destination.ts'

/** Who is signed in: at most one candidate and one employer in a browser. */
export type Users = Readonly<Partial<Record<Role, User>>>

/** A user to be kept, and the page to go to then, if the person is to be led anywhere. */
export interface Kept {
  readonly role: Role
  readonly user: User
  readonly to?: string | undefined
}

/** What the session hears: from pages, from cookies, from flows that end. */
export type SessionEvent =
  | { type: 'cookiesRead'; users: Users }
  | { type: 'arrived'; role: Role; next?: string | undefined }
  | { type: 'signedIn'; role: Role; user: User; next?: string | undefined }
  | { type: 'updated'; role: Role; user: User }
  | { type: 'signOut'; role: Role }
  | { type: 'outdated' }
  | ({ type: 'finished' } & Destination)

/** The users but for one role's. */
export const without = (users: Users, role: Role): Users => {
  const { [role]: _gone, ...others } = users
  return others
}

/** Whom an event brings to be kept. */
export const keptBy = (event: SessionEvent): Kept => {
  assertEvent(event, ['signedIn', 'updated'])
  const { role, user } = event
  return event.type === 'updated' ? { role, user } : { role, user, to: event.next ?? paths.landing[role] }
}

/** Whose session an event wants closed. */
export const roleToClose = (event: SessionEvent) => {
  assertEvent(event, 'signOut')
  return event.role
}
