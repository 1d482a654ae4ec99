import { assertEvent } from 'xstate'
import { roles, type Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'

/** Logged-in users: at most one candidate and one employer per browser. */
export type Users = Readonly<Partial<Record<Role, User>>>

/** A user whose cookie is written. */
export interface Kept {
  readonly role: Role
  readonly user: User
}

/** Users that the server confirmed, and the cookies at that time. */
export interface Confirmed {
  readonly known: Users
  readonly cookies: Users
}

/** Change to a role's cookie: set with the user, or cleared. */
export interface CookieChange {
  readonly role: Role
  readonly user: User | undefined
}

/** Events of the session: from pages, from cookies, and from flows that end. */
export type SessionEvent =
  | { type: 'cookiesRead'; users: Users }
  | { type: 'arrived'; role: Role; next?: string | undefined }
  | { type: 'signedIn'; role: Role; user: User; next?: string | undefined }
  | { type: 'updated'; role: Role; user: User }
  | { type: 'signOut'; role: Role }
  | { type: 'logInAgain'; role: Role }
  | { type: 'outdated' }

/** The users but for one role's. */
export const without = (users: Users, role: Role): Users => {
  const { [role]: _gone, ...others } = users
  return others
}

/** Cookie changes after the server confirmed or denied users. */
export const changesTo = (asked: Users, { known, cookies }: Confirmed): readonly CookieChange[] =>
  roles
    // Another tab logged in or out during the request.
    .filter((role) => cookies[role]?.id === asked[role]?.id)
    .filter((role) => JSON.stringify(cookies[role]) !== JSON.stringify(known[role]))
    .map((role) => ({ role, user: known[role] }))

/** User to keep after an event. */
export const keptBy = (event: SessionEvent): Kept => {
  assertEvent(event, 'updated')
  const { role, user } = event
  return { role, user }
}

/** Roles whose sessions an event closes: none where one role logs in while the other logs out. */
export const rolesToClose = (event: SessionEvent): readonly Role[] =>
  event.type === 'signOut' || event.type === 'logInAgain' ? [event.role] : []
