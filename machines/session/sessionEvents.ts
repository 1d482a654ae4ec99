import { assertEvent } from 'xstate'
import { roles, type Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'

/** Logged-in users: at most one candidate and one employer per browser. */
export type Users = Readonly<Partial<Record<Role, User>>>

/** User to write to the cookie of a role. */
export interface Kept {
  readonly role: Role
  readonly user: User
}

/** Users confirmed by the server, with the cookies at that time. */
export interface Confirmed {
  readonly known: Users
  readonly cookies: Users
}

/** Change to a role's cookie: set with the user, or cleared. */
export interface CookieChange {
  readonly role: Role
  readonly user: User | undefined
}

/** Events of the session, sent by pages, the cookie watcher, and login flows. */
export type SessionEvent =
  | { type: 'cookiesRead'; users: Users }
  | { type: 'arrived'; role: Role; next?: string | undefined }
  | { type: 'signedIn'; role: Role; user: User; next?: string | undefined }
  | { type: 'updated'; role: Role; user: User }
  | { type: 'signOut'; role: Role }
  | { type: 'logInAgain'; role: Role }
  | { type: 'outdated' }

/** Copy of the users without one role. */
export const without = (users: Users, role: Role): Users => {
  const { [role]: _gone, ...others } = users
  return others
}

/** Cookie changes that apply the server's answer. */
export const changesTo = (asked: Users, { known, cookies }: Confirmed): readonly CookieChange[] =>
  roles
    // Skips roles whose cookie another tab has changed during the request.
    .filter((role) => cookies[role]?.id === asked[role]?.id)
    .filter((role) => JSON.stringify(cookies[role]) !== JSON.stringify(known[role]))
    .map((role) => ({ role, user: known[role] }))

/**
 * User to store after an event.
 *
 * @throws for events other than `updated`
 */
export const keptBy = (event: SessionEvent): Kept => {
  assertEvent(event, 'updated')
  const { role, user } = event
  return { role, user }
}

/** Roles to log out after an event. Empty if one role logs in while the other is being logged out. */
export const rolesToClose = (event: SessionEvent): readonly Role[] =>
  event.type === 'signOut' || event.type === 'logInAgain' ? [event.role] : []
